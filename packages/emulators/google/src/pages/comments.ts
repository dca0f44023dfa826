import { html, type Html } from '@second-draft/emulator-pages';
import type { Store, StoredComment } from '../store/store.ts';
import { formatInstant } from './dates.ts';
import { fullName } from '../store/directory.ts';
import { avatar } from './person.ts';

function comment({ authorId, content, created, anchored }: StoredComment, store: Store): Html {
  const author = store.directory.person(authorId);
  return html`<li class="comment">
    <div class="comment-head">
      ${author && avatar(author)}
      <div>
        <p class="name">${author ? fullName(author) : 'Someone'}</p>
        <p class="quiet"><time datetime="${created}">${formatInstant(created)}</time></p>
      </div>
    </div>
    ${anchored && html`<p class="quiet">Original content deleted</p>`}
    <p class="comment-text">${content}</p>
  </li>`;
}

export function commentsAside(fileId: string, store: Store): Html {
  const comments = store.comments(fileId);
  const list = html`<ol class="comments">
    ${comments.map((one) => comment(one, store))}
  </ol>`;
  return html`<aside aria-labelledby="comments-heading">
    <h2 id="comments-heading">Comments (${comments.length})</h2>
    ${comments.length > 0 ? list : html`<p class="quiet">No comments yet.</p>`}
  </aside>`;
}
