import { html, type Html } from '@second-draft/emulator-pages';
import type {
  SchoolDocument,
  SchoolFile,
  SchoolPresentation,
  SchoolSlide,
} from '../school/types.ts';
import type { Store } from '../store/store.ts';
import { commentsAside } from './comments.ts';
import { formatInstant } from './dates.ts';
import { fullName } from '../store/directory.ts';

function paragraphs(text: string): Html[] {
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => html`<p>${line}</p>`);
}

function heading(file: SchoolFile, store: Store): Html {
  const owner = store.directory.person(file.ownerId);
  return html`<header class="file-head">
    <h1>${file.title}</h1>
    <p class="quiet">
      ${owner ? fullName(owner) : 'Nobody'} · last edited
      <time datetime="${file.modified}">${formatInstant(file.modified)}</time>
    </p>
    <p class="quiet">
      At the pretend school anyone may open this page. What is changed here lasts until it is
      started again.
    </p>
  </header>`;
}

function frame(file: SchoolFile, store: Store, content: Html): Html {
  return html`${heading(file, store)}
    <div class="desk">${content}${commentsAside(file.id, store)}</div>`;
}

export function documentPage(file: SchoolDocument, store: Store): Html {
  const text = paragraphs(file.body);
  const paper = html`<div>
    <p><a class="button" href="?write=1">Edit the text</a></p>
    <article class="paper" aria-label="Text of the document">
      ${text.length > 0 ? text : html`<p class="quiet">Nothing is written here yet.</p>`}
    </article>
  </div>`;
  return frame(file, store, paper);
}

export function documentForm(file: SchoolDocument, store: Store): Html {
  const form = html`<form method="post" action="/document/d/${file.id}/edit">
    <label for="body">Text of the document</label>
    <textarea id="body" name="body" rows="24" spellcheck="false" autofocus>${file.body}</textarea>
    <p class="actions">
      <button class="button main" type="submit">Save</button>
      <a class="button" href="/document/d/${file.id}/edit">Cancel</a>
    </p>
  </form>`;
  return frame(file, store, form);
}

function slide({ title, body, notes }: SchoolSlide, index: number): Html {
  return html`<li>
    <section class="slide" aria-label="Slide ${index + 1}">
      <h2>${title}</h2>
      ${paragraphs(body)}
    </section>
    ${
      notes &&
      html`<div class="slide-notes">
        <p class="quiet">Speaker notes</p>
        ${paragraphs(notes)}
      </div>`
    }
  </li>`;
}

export function presentationPage(file: SchoolPresentation, store: Store): Html {
  const slides = html`<ol class="slides">
    ${file.slides.map(slide)}
  </ol>`;
  return frame(file, store, slides);
}
