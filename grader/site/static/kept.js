// The student's files, kept in this browser: a name and its bytes (as base64). Other tabs are told of what changes.

const STORE = "files";

export class Kept {
  static async open() {
    const kept = new Kept();
    kept.base = await new Promise((resolve, reject) => {
      const request = indexedDB.open(`work ${new URL("./", import.meta.url).pathname}`, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    navigator.storage?.persist?.();
    kept.tabs = new BroadcastChannel(kept.base.name);
    kept.onChange = () => {};
    kept.tabs.onmessage = ({ data }) => kept.onChange(data);
    return kept;
  }

  all() {
    return new Promise((resolve, reject) => {
      const files = {};
      const cursor = this.base.transaction(STORE).objectStore(STORE).openCursor();
      cursor.onsuccess = () => {
        if (!cursor.result) return resolve(files);
        files[cursor.result.key] = cursor.result.value;
        cursor.result.continue();
      };
      cursor.onerror = () => reject(cursor.error);
    });
  }

  // What changed; null for a file that is no more.
  change(files) {
    if (!files || !Object.keys(files).length) return undefined;
    return new Promise((resolve, reject) => {
      const transaction = this.base.transaction(STORE, "readwrite"), store = transaction.objectStore(STORE);
      for (const [name, bytes] of Object.entries(files)) {
        if (bytes === null) store.delete(name);
        else store.put(bytes, name);
      }
      transaction.oncomplete = () => {
        this.tabs.postMessage(files);
        resolve();
      };
      transaction.onabort = () => reject(transaction.error);
    });
  }
}
