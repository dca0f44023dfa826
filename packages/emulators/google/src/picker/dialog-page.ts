import { html, type Html } from '@second-draft/emulator-pages';

/** A skeleton that `/picker/dialog.js` fills in. */
export const dialogBody: Html = html`<form id="picker" class="picker">
  <div class="picker-head">
    <h1 id="title" tabindex="-1">Select files</h1>
    <p id="hint" class="quiet">Select the files that the app may open and comment on.</p>
  </div>
  <p id="message" role="status">Loading files…</p>
  <ul id="files" class="picker-files" aria-labelledby="title"></ul>
  <div class="picker-foot">
    <p id="count" class="quiet" role="status"></p>
    <button id="all" class="button" type="button" hidden>Select all</button>
    <button id="cancel" class="button" type="button">Cancel</button>
    <button id="select" class="button main" type="submit" disabled>Select</button>
  </div>
</form>`;
