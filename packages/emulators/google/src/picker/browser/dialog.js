// The picker's dialog: lists the files that the page asked for, and tells it what was picked.

const element = (id) => document.getElementById(id);
const form = element('picker');
const pageOrigin = new URLSearchParams(location.search).get('origin');
let settings;
let files = [];

const tell = (message) => parent.postMessage(message, pageOrigin);
const boxes = () => [...form.querySelectorAll('input')];
const picked = () => boxes().filter(({ checked }) => checked);

async function call(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The picker was answered ${answer.status}.`);
  return (await answer.json()).files;
}

function toDocument({ id, name, mimeType, path, lastEditedUtc }) {
  const url = new URL(path, location.origin).href;
  return { id, name, mimeType, url, lastEditedUtc, serviceId: 'docs', type: 'document' };
}

function row({ id, name, owner, mimeType }) {
  const item = document.createElement('li');
  const label = document.createElement('label');
  const box = document.createElement('input');
  Object.assign(box, {
    type: settings.isMultiple ? 'checkbox' : 'radio',
    name: 'file',
    value: id,
  });
  const title = document.createElement('span');
  title.className = 'name';
  title.textContent = name;
  const about = document.createElement('span');
  about.className = 'quiet';
  const kind = mimeType.endsWith('presentation') ? 'Presentation' : 'Document';
  about.textContent = owner ? `${kind} · ${owner}` : kind;
  const words = document.createElement('span');
  words.append(title, about);
  label.append(box, words);
  item.append(label);
  return item;
}

function showCount() {
  const { length } = picked();
  element('select').disabled = length === 0;
  element('count').textContent = length > 0 ? `${length} of ${files.length} selected` : '';
}

function selectAll() {
  for (const box of boxes()) box.checked = true;
  showCount();
}

function fail() {
  element('message').textContent = 'The files can’t be listed. Sign in again, then try once more.';
  element('message').hidden = false;
  element('cancel').textContent = 'Close';
  element('cancel').dataset.action = 'error';
}

async function start() {
  element('title').textContent = settings.title;
  document.title = settings.title;
  try {
    files = await call('/picker/files', settings);
  } catch {
    fail();
    return;
  }
  element('message').hidden = files.length > 0;
  element('message').textContent = 'There are no files to select.';
  element('files').append(...files.map(row));
  element('all').hidden = !settings.isMultiple || files.length === 0;
  (boxes()[0] ?? element('cancel')).focus();
}

form.addEventListener('change', showCount);
element('all').addEventListener('click', selectAll);
element('cancel').addEventListener('click', ({ currentTarget }) =>
  tell({ action: currentTarget.dataset.action ?? 'cancel' }),
);
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ action: 'cancel' });
  if (event.key !== 'a' || !(event.ctrlKey || event.metaKey) || !settings?.isMultiple) return;
  event.preventDefault();
  selectAll();
});
async function pick() {
  const fileIds = picked().map(({ value }) => value);
  element('select').disabled = true;
  try {
    const chosen = await call('/picker/pick', { fileIds, appId: settings.appId });
    tell({ action: 'picked', docs: chosen.map(toDocument) });
  } catch {
    fail();
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void pick();
});
addEventListener('message', (event) => {
  if (event.source !== parent || event.origin !== pageOrigin || settings) return;
  settings = event.data;
  void start();
});
tell({ action: 'loaded' });
