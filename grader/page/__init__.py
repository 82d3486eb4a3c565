"""The page to learn in: what it shows and does, whoever asks for it; see `templates/page/engine.js`."""
