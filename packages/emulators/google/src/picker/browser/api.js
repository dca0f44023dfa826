// gapi.load, as a page has it from /js/api.js.
(() => {
  const emulator = new URL(document.currentScript.src).origin;

  window.gapi ??= {};
  window.gapi.load = async (libraries, options) => {
    const { callback, onerror, timeout, ontimeout } =
      typeof options === 'function' ? { callback: options } : options;
    let isOver = false;
    const end = (outcome) => {
      if (!isOver) outcome?.();
      isOver = true;
    };
    if (timeout) setTimeout(() => end(ontimeout), timeout);
    try {
      if (libraries.split(':').includes('picker')) await import(`${emulator}/js/picker.js`);
    } catch {
      end(onerror);
    }
    end(callback);
  };
})();
