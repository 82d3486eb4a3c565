// The line between the referee's worker and one player's: a piece of memory that both see.
//
// Numbers first, then two rings of bytes and what the player printed. Whoever waits sleeps on a bell: the player on its
// own, the referee on one that all players ring.

const STATE = 0, BELL = 1, SENT = 2, HEARD = 3, SAID = 4, READ = 5, PRINTED = 6, BUSY = 7, SINCE = 8, STATUS = 9, SIGNAL = 10;
const NUMBERS = 16 * 4, RING = 1 << 20, PAPER = (64 << 10) + 1;
export const BYTES = NUMBERS + 2 * RING + PAPER;

export const ABSENT = 0, STARTING = 1, READY = 2, TAKEN = 3, LEFT = 4, GONE = 5;
const SIGINT = 2, SIGPROF = 27;
export const CRASHED = -1, ENDED = -2;

const now = () => (Math.floor(performance.timeOrigin + performance.now()) & 0x7fffffff) | 1;

class Ring {
  constructor(buffer, offset, numbers, written, read) {
    this.bytes = new Uint8Array(buffer, offset, RING);
    Object.assign(this, { numbers, written, read });
  }
  get filled() {
    return (Atomics.load(this.numbers, this.written) - Atomics.load(this.numbers, this.read)) | 0;
  }
  push(data) {
    const start = Atomics.load(this.numbers, this.written), count = Math.min(data.length, RING - this.filled);
    const at = start & (RING - 1), first = Math.min(count, RING - at);
    this.bytes.set(data.subarray(0, first), at);
    this.bytes.set(data.subarray(first, count), 0);
    Atomics.store(this.numbers, this.written, (start + count) | 0);
    return count;
  }
  pull(target) {
    const start = Atomics.load(this.numbers, this.read), count = Math.min(target.length, this.filled);
    const at = start & (RING - 1), first = Math.min(count, RING - at);
    target.set(this.bytes.subarray(at, at + first), 0);
    target.set(this.bytes.subarray(0, count - first), first);
    Atomics.store(this.numbers, this.read, (start + count) | 0);
    return count;
  }
}

class Line {
  constructor(buffer, bell) {
    this.numbers = new Int32Array(buffer, 0, NUMBERS / 4);
    this.bell = new Int32Array(bell);
    this.to = new Ring(buffer, NUMBERS, this.numbers, SENT, HEARD);
    this.from = new Ring(buffer, NUMBERS + RING, this.numbers, SAID, READ);
    this.paper = new Uint8Array(buffer, NUMBERS + 2 * RING, PAPER);
  }
  get state() {
    return Atomics.load(this.numbers, STATE);
  }
  set state(state) {
    Atomics.store(this.numbers, STATE, state);
    this.wake();
    this.ring();
  }
  ring() {
    Atomics.add(this.bell, 0, 1);
    Atomics.notify(this.bell, 0);
  }
  wake() {
    Atomics.add(this.numbers, BELL, 1);
    Atomics.notify(this.numbers, BELL);
  }
  get signal() {
    return new Uint8Array(this.numbers.buffer, 4 * SIGNAL, 1);
  }
  end(status) {
    Atomics.store(this.numbers, STATUS, status);
    this.state = GONE;
  }
}

export class PlayersEnd extends Line {
  // Ready for another life; returns when somebody wants it.
  await() {
    for (const one of [SENT, HEARD, SAID, READ, PRINTED, BUSY, SIGNAL]) Atomics.store(this.numbers, one, 0);
    this.state = READY;
    this.sleepUntil(() => this.state === TAKEN);
  }
  sleepUntil(happened) {
    const since = Atomics.exchange(this.numbers, SINCE, 0);
    if (since) Atomics.add(this.numbers, BUSY, Math.max(0, now() - since));
    while (true) {
      const bell = Atomics.load(this.numbers, BELL);
      if (happened()) break;
      Atomics.wait(this.numbers, BELL, bell);
    }
    Atomics.store(this.numbers, SINCE, now());
  }
  read(target) {
    if (!this.to.filled) this.sleepUntil(() => this.to.filled || this.state !== TAKEN);
    if (this.state !== TAKEN) return 0;
    const count = this.to.pull(target);
    this.ring();
    return count;
  }
  write(data) {
    let done = 0;
    while (done < data.length) {
      if (this.state !== TAKEN) return data.length; // nobody listens any more
      if (this.from.filled === RING) this.sleepUntil(() => this.from.filled < RING || this.state !== TAKEN);
      done += this.from.push(data.subarray(done));
      this.ring();
    }
    return done;
  }
  print(data) {
    const start = Atomics.load(this.numbers, PRINTED), count = Math.min(data.length, PAPER - start);
    this.paper.set(data.subarray(0, count), start);
    Atomics.store(this.numbers, PRINTED, start + count);
    return data.length;
  }
}

export class RefereesEnd extends Line {
  take() {
    if (Atomics.compareExchange(this.numbers, STATE, READY, TAKEN) !== READY) return false;
    this.wake();
    return true;
  }
  push(data) {
    const count = this.to.push(data);
    if (count) this.wake();
    return count;
  }
  pull() {
    const data = new Uint8Array(this.from.filled);
    this.from.pull(data);
    if (data.length) this.wake();
    return data;
  }
  wait(milliseconds, pushing) {
    const end = performance.now() + milliseconds;
    while (true) {
      const bell = Atomics.load(this.bell, 0), left = end - performance.now();
      if (left <= 0 || this.from.filled || this.state === GONE || (pushing && this.to.filled < RING)) return;
      Atomics.wait(this.bell, 0, bell, left);
    }
  }
  printed(start) {
    return this.paper.slice(start, Atomics.load(this.numbers, PRINTED));
  }
  get busy() {
    const since = Atomics.load(this.numbers, SINCE);
    return Atomics.load(this.numbers, BUSY) + (since ? Math.max(0, now() - since) : 0);
  }
  get rests() {
    return Atomics.load(this.numbers, SINCE) === 0;
  }
  get status() {
    return Atomics.load(this.numbers, STATUS);
  }
  // Hangs up; whether the player has heard it. One that computes is interrupted, as by Ctrl-C.
  leave(patience) {
    if (Atomics.compareExchange(this.numbers, STATE, TAKEN, LEFT) !== TAKEN) return false;
    if (!this.rests) this.signal[0] = SIGINT;
    this.wake();
    const end = performance.now() + patience;
    while (true) {
      const bell = Atomics.load(this.bell, 0), left = end - performance.now();
      if (this.state !== LEFT || left <= 0) return this.state === READY;
      Atomics.wait(this.bell, 0, bell, left);
    }
  }
  // Lets it look where it is: the signal that a timer sends elsewhere.
  nudge() {
    if (!this.rests) this.signal[0] = SIGPROF;
  }
}
