// The picker as it is shown on the page: a frame of the emulator's over everything else.

const emulator = new URL(import.meta.url).origin;

export const Action = { LOADED: 'loaded', PICKED: 'picked', CANCEL: 'cancel', ERROR: 'error' };

function buildFrame({ title, width, height }) {
  const frame = document.createElement('iframe');
  const address = new URL('/picker/dialog', emulator);
  address.searchParams.set('origin', location.origin);
  Object.assign(frame, { src: address.href, title, className: 'picker-frame' });
  Object.assign(frame.style, {
    border: '0',
    borderRadius: '8px',
    width: `min(${width}px, 100vw - 16px)`,
    height: `min(${height}px, 100dvh - 16px)`,
    background: 'Canvas',
  });
  return frame;
}

function buildDialog(settings) {
  const dialog = document.createElement('div');
  dialog.className = 'picker-dialog';
  Object.assign(dialog, { role: 'dialog', ariaModal: 'true', ariaLabel: settings.title });
  Object.assign(dialog.style, {
    position: 'fixed',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    background: 'rgb(0 0 0 / 50%)',
    zIndex: '2000',
  });
  dialog.append(buildFrame(settings));
  return dialog;
}

export class Picker {
  #settings;
  #callback;
  #dialog;
  #inert = [];
  #focused;

  constructor(settings, callback) {
    this.#settings = settings;
    this.#callback = callback;
  }

  isVisible() {
    return this.#dialog !== undefined;
  }
  setCallback(callback) {
    this.#callback = callback;
    return this;
  }
  setVisible(visible) {
    if (visible && !this.#dialog) this.#show();
    if (!visible && this.#dialog) this.#hide();
    return this;
  }
  dispose() {
    this.setVisible(false);
  }

  #show() {
    this.#dialog = buildDialog(this.#settings);
    this.#focused = document.activeElement;
    this.#inert = [...document.body.children].filter((element) => !element.inert);
    for (const element of this.#inert) element.inert = true;
    document.body.append(this.#dialog);
    addEventListener('message', this.#receive);
    addEventListener('keydown', this.#escape);
  }

  #hide() {
    removeEventListener('message', this.#receive);
    removeEventListener('keydown', this.#escape);
    for (const element of this.#inert) element.inert = false;
    this.#dialog.remove();
    this.#dialog = undefined;
    this.#focused?.focus();
  }

  #escape = (event) => {
    if (event.key !== 'Escape') return;
    this.#hide();
    this.#callback?.({ action: Action.CANCEL });
  };

  #receive = (event) => {
    const frame = this.#dialog?.firstElementChild;
    if (event.origin !== emulator || event.source !== frame?.contentWindow) return;
    const { action, docs } = event.data;
    if (action === Action.LOADED) {
      frame.contentWindow.postMessage(this.#settings, emulator);
      frame.focus();
    } else this.#hide();
    this.#callback?.({ action, ...(docs && { docs, viewToken: this.#settings.viewToken }) });
  };
}
