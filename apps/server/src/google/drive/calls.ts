import { HOUR_MS, limits, MINUTE_MS, type FileKind } from '@second-draft/contract';
import type * as z from 'zod';
import type { TeacherClassroom, TeacherComments } from '../../classroom-service/index.ts';
import { Problem } from '../../problems/index.ts';
import {
  allPages,
  fieldsOf,
  pageFieldsOf,
  pageOf,
  PAGE_SIZE,
  type CallGoogle,
  type Refusals,
} from '../calling/index.ts';
import { changedComment, comment, file, listedComment } from './answers.ts';

/** Drive answers alike for missing files and unpicked ones. */
const notPicked: Refusals = { 404: 'file_not_picked' };

/** As when she may no longer comment on it. */
const refused: Refusals = { file: 'comment_refused' };

const fieldsOfA = {
  file: fieldsOf(file),
  comment: fieldsOf(comment),
  changedComment: fieldsOf(changedComment),
  page: pageFieldsOf('comments', listedComment),
};

const kinds = new Map<string, FileKind>([
  ['application/vnd.google-apps.document', 'document'],
  ['application/vnd.google-apps.presentation', 'presentation'],
]);

/** That Google's clock and ours may differ by, where it matters little. */
const CLOCK_SKEW_MS = 10 * MINUTE_MS;

/**
 * How far back a comment is looked for. A clock that is ahead of Google's would miss it, and the
 * comment be posted twice; looking too far does no harm: her own comment with the same words is the
 * one that she means.
 */
const LOOKED_BACK_MS = limits.samePostingHours * HOUR_MS;

const before = (instant: Date, ms: number) => new Date(instant.getTime() - ms).toISOString();

/** Drive may return it without outer space, or with other line ends. */
const normalised = (content: string) => content.replaceAll(/\r\n?/g, '\n').trim();

type Listed = z.infer<typeof listedComment>;

function teacherComments(call: CallGoogle): TeacherComments {
  const find: TeacherComments['find'] = async (fileId, { content, since, id }, signal) => {
    const schema = pageOf('comments', listedComment);
    const startModifiedTime = before(since, LOOKED_BACK_MS);
    const recent = await allPages((next) =>
      call({ kind: 'comments', signal, schema, refusals: notPicked }, ({ drive }, options) => {
        const page = { pageSize: PAGE_SIZE, fields: fieldsOfA.page, startModifiedTime, ...next };
        return drive.comments.list({ fileId, ...page }, options);
      }),
    );
    const wanted = normalised(content);
    const isNew = ({ createdTime }: Listed) => createdTime >= startModifiedTime;
    const alike = recent.filter((one) => one.author.me && normalised(one.content) === wanted);
    const found = alike.find((one) => one.id === id) ?? alike.find(isNew);
    if (!found) return null;
    const { createdTime, modifiedTime } = found;
    const isChanged = found.id === id && createdTime < before(since, CLOCK_SKEW_MS);
    return { id: found.id, posted: (isChanged ? modifiedTime : null) ?? createdTime };
  };

  return {
    find,
    async post(fileId, content, signal) {
      const since = new Date();
      // If the lookup fails, nobody knows whether the comment was posted.
      const beforeRetry = async () => {
        const found = await find(fileId, { content, since, id: null }, signal).catch(
          (error: unknown) => {
            throw new Problem('classroom_unavailable', { cause: error });
          },
        );
        return found && { id: found.id, createdTime: found.posted };
      };
      const posted = await call(
        {
          kind: 'posting',
          signal,
          schema: comment,
          refusals: { ...notPicked, ...refused },
          beforeRetry,
        },
        ({ drive }, options) => {
          const asked = { fileId, fields: fieldsOfA.comment, requestBody: { content } };
          return drive.comments.create(asked, options);
        },
      );
      return { id: posted.id, posted: posted.createdTime };
    },
    // Safe to repeat, so there is no lookup before a retry.
    async change(fileId, commentId, content, signal) {
      const changed = await call(
        {
          kind: 'posting',
          signal,
          schema: changedComment,
          refusals: { 404: 'comment_gone', ...refused },
        },
        ({ drive }, options) => {
          const { changedComment: fields } = fieldsOfA;
          const asked = { fileId, commentId, fields, requestBody: { content } };
          return drive.comments.update(asked, options);
        },
      );
      return { id: changed.id, posted: changed.modifiedTime };
    },
  };
}

export function driveCalls(call: CallGoogle): Pick<TeacherClassroom, 'file' | 'comments'> {
  return {
    async file(fileId, signal) {
      const found = await call(
        { kind: 'files', signal, schema: file, refusals: notPicked },
        ({ drive }, options) =>
          drive.files.get({ fileId, fields: fieldsOfA.file, supportsAllDrives: true }, options),
      );
      return {
        id: found.id,
        name: found.name,
        kind: kinds.get(found.mimeType) ?? null,
        isPicked: found.isAppAuthorized,
        canComment: found.capabilities.canComment,
        modified: found.modifiedTime,
      };
    },
    comments: teacherComments(call),
  };
}
