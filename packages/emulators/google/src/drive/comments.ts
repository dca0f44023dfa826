import type { drive_v3 } from '@googleapis/drive';
import { bodyField } from '../http/body.ts';
import { GoogleError } from '../http/errors.ts';
import { param, type ApiCall, type ApiMethod } from '../http/method.ts';
import { paged } from '../http/paging.ts';
import { scopes } from '../scopes.ts';
import type { StoredComment } from '../store/store.ts';
import { reachFile } from './reach-file.ts';
import { toUser } from './users.ts';

const path = '/drive/v3/files/:fileId/comments';
const writeAny = scopes('drive');
const readAny = scopes('drive', 'drive.readonly');

/** Drive has no default fields for comments: a call without `fields` is refused. */
function requireFields(call: ApiCall): void {
  if (call.query.one('fields')) return;
  throw new GoogleError(400, "The 'fields' parameter is required for this method.", {
    reason: 'required',
    location: { name: 'fields', type: 'parameter' },
  });
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function toComment(call: ApiCall, comment: StoredComment): drive_v3.Schema$Comment {
  const author = call.store.directory.person(comment.authorId);
  return {
    kind: 'drive#comment',
    id: comment.id,
    createdTime: comment.created,
    modifiedTime: comment.modified,
    ...(author && { author: toUser(author, call) }),
    htmlContent: escape(comment.content).replaceAll('\n', '<br>'),
    content: comment.content,
    deleted: false,
    resolved: false,
    replies: [],
  };
}

function readBody(body: unknown): { content: string; anchored: boolean } {
  const content = bodyField(body, 'content');
  const anchored = Boolean(bodyField(body, 'anchor'));
  if (typeof content === 'string' && content.trim()) return { content, anchored };
  throw new GoogleError(400, 'A comment needs content.', {
    reason: 'required',
    location: { name: 'comment.content', type: 'parameter' },
  });
}

const insufficientPermissions = () =>
  new GoogleError(403, 'The user does not have sufficient permissions for this file.', {
    reason: 'insufficientFilePermissions',
  });

/** @throws GoogleError 404 for a comment that is not on the file */
function commentOf(call: ApiCall, fileId: string): StoredComment {
  const id = param(call, 'commentId');
  const found = call.store.comments(fileId).find((one) => one.id === id);
  if (found) return found;
  throw new GoogleError(404, `Comment not found: ${id}.`, {
    reason: 'notFound',
    location: { name: 'commentId', type: 'parameter' },
  });
}

export const commentsCreate: ApiMethod<drive_v3.Schema$Comment> = {
  id: 'drive.comments.create',
  verb: 'POST',
  path,
  scopes: [...writeAny, ...scopes('drive.file')],
  query: {},
  answer(call) {
    requireFields(call);
    const { file, access } = reachFile(call, writeAny);
    if (access !== 'writer') throw insufficientPermissions();
    const comment = { authorId: call.caller.id, ...readBody(call.body) };
    return toComment(call, call.store.addComment(file.id, comment));
  },
};

export const commentsUpdate: ApiMethod<drive_v3.Schema$Comment> = {
  id: 'drive.comments.update',
  verb: 'PATCH',
  path: `${path}/:commentId`,
  scopes: [...writeAny, ...scopes('drive.file')],
  query: {},
  answer(call) {
    requireFields(call);
    const { file } = reachFile(call, writeAny);
    const comment = commentOf(call, file.id);
    if (comment.authorId !== call.caller.id) throw insufficientPermissions();
    const { content } = readBody(call.body);
    return toComment(call, call.store.changeComment(file.id, comment, content));
  },
};

export const commentsList: ApiMethod<drive_v3.Schema$CommentList> = {
  id: 'drive.comments.list',
  verb: 'GET',
  path,
  scopes: [...readAny, ...scopes('drive.file')],
  query: {
    includeDeleted: 'boolean',
    pageSize: 'integer',
    pageToken: 'string',
    startModifiedTime: 'string',
  },
  answer(call) {
    requireFields(call);
    const { file } = reachFile(call, readAny);
    const since = call.query.one('startModifiedTime') ?? '';
    const newestFirst = call.store.comments(file.id).toReversed();
    const recent = newestFirst.filter(({ modified }) => modified >= since);
    const { items, ...next } = paged(call, recent, { standard: 20, most: 100 });
    const comments = items.map((comment) => toComment(call, comment));
    return { kind: 'drive#commentList', comments, ...next };
  },
};
