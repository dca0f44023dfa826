// google.picker, which gapi.load brings.

import { Action, Picker } from './picker-dialog.js';

const mime = {
  document: 'application/vnd.google-apps.document',
  presentation: 'application/vnd.google-apps.presentation',
};
const ViewId = { DOCS: 'all', DOCUMENTS: 'documents', PRESENTATIONS: 'presentations' };
const kindsOfView = {
  [ViewId.DOCUMENTS]: [mime.document],
  [ViewId.PRESENTATIONS]: [mime.presentation],
};
const Feature = {
  MINE_ONLY: 'mineOnly',
  MULTISELECT_ENABLED: 'multiselectEnabled',
  NAV_HIDDEN: 'navHidden',
  SIMPLE_UPLOAD_ENABLED: 'simpleUploadEnabled',
  SUPPORT_DRIVES: 'sdr',
};

const list = (text) => text.split(',').filter(Boolean);
// The emulator shows all views in one list: one without a limit lifts it for all.
const together = (lists) => (lists.every(Boolean) ? lists.flat() : undefined);
const within = (value, least, most) => Math.min(Math.max(value, least), most);

class DocsView {
  constructor(viewId = ViewId.DOCS) {
    this.id = viewId;
    this.mimeTypes = kindsOfView[viewId];
  }
  getId() {
    return this.id;
  }
  setFileIds(ids) {
    this.fileIds = list(ids);
    return this;
  }
  setMimeTypes(types) {
    this.mimeTypes = list(types);
    return this;
  }
}

// What the emulator's one list has no use for is taken and passed over, as the options of a
// view that the real picker doesn't show.
const unused = {
  view: [
    'setIncludeFolders',
    'setSelectFolderEnabled',
    'setMode',
    'setOwnedByMe',
    'setStarred',
    'setEnableDrives',
    'setParent',
    'setQuery',
    'setLabel',
  ],
  builder: ['setLocale', 'setRelayUrl', 'hideTitleBar', 'setDeveloperKey', 'setMaxItems'],
};
function chainable() {
  return this;
}
for (const name of unused.view) DocsView.prototype[name] = chainable;

class PickerBuilder {
  #views = [];
  #features = new Set();
  #settings = { title: 'Select files', width: 720, height: 600 };
  #callback;

  addView(view) {
    this.#views.push(typeof view === 'string' ? new DocsView(view) : view);
    return this;
  }
  enableFeature(feature) {
    this.#features.add(feature);
    return this;
  }
  disableFeature(feature) {
    this.#features.delete(feature);
    return this;
  }
  isFeatureEnabled(feature) {
    return this.#features.has(feature);
  }
  setOAuthToken(token) {
    return this.#set({ token });
  }
  setAppId(appId) {
    return this.#set({ appId });
  }
  setTitle(title) {
    return this.#set({ title });
  }
  getTitle() {
    return this.#settings.title;
  }
  setOrigin() {
    return this;
  }
  setSelectableMimeTypes(types) {
    return this.#set({ selectable: list(types) });
  }
  setSize(width, height) {
    return this.#set({ width: within(width, 566, 1051), height: within(height, 350, 650) });
  }
  setCallback(callback) {
    this.#callback = callback;
    return this;
  }
  build() {
    const views = this.#views.length > 0 ? this.#views : [new DocsView()];
    const settings = {
      ...this.#settings,
      fileIds: together(views.map(({ fileIds }) => fileIds)),
      mimeTypes: this.#settings.selectable ?? together(views.map((view) => view.mimeTypes)),
      isMultiple: this.#features.has(Feature.MULTISELECT_ENABLED),
      viewToken: [views[0].id, null, {}],
    };
    return new Picker(settings, this.#callback);
  }
  #set(settings) {
    Object.assign(this.#settings, settings);
    return this;
  }
}
for (const name of unused.builder) PickerBuilder.prototype[name] = chainable;

const names = {
  Action,
  DocsView,
  DocsViewMode: { GRID: 'grid', LIST: 'list' },
  Document: {
    ID: 'id',
    LAST_EDITED_UTC: 'lastEditedUtc',
    MIME_TYPE: 'mimeType',
    NAME: 'name',
    URL: 'url',
  },
  Feature,
  Picker,
  PickerBuilder,
  Response: { ACTION: 'action', DOCUMENTS: 'docs', PARENTS: 'parents', VIEW: 'viewToken' },
  ViewId,
};

window.google ??= {};
window.google.picker = names;
