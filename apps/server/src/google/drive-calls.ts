import { Problem } from '../problems/index.ts';
import type { CallGoogle } from './call.ts';
import {
  comment,
  file,
  listedComment,
  type GoogleComment,
  type GoogleFile,
} from './drive-answers.ts';
import { allPages, pageOf, PAGE_SIZE } from './pages.ts';
import type { Refusals } from './refusal.ts';

/** What a teacher's token can do with files that the teacher has picked. */
export interface DriveCalls {
  /** @throws Problem('file_not_picked') */
  file(fileId: string, signal: AbortSignal): Promise<GoogleFile>;
  /** Posts once, even if Google's answer gets lost. */
  createComment(fileId: string, content: string, signal: AbortSignal): Promise<GoogleComment>;
  /** This teacher's comment of that text, if it was posted since; null where there is none. */
  findComment(
    fileId: string,
    content: string,
    since: Date,
    signal: AbortSignal,
  ): Promise<GoogleComment | null>;
}

/** Drive answers alike for files that aren't there and those that haven't been picked. */
const notPicked: Refusals = { 404: 'file_not_picked' };

const fileFields = 'id,name,mimeType,isAppAuthorized,modifiedTime,capabilities(canComment)';
const commentFields = 'id,createdTime';
const listFields = 'nextPageToken,comments(id,createdTime,content,author(me))';

/** Google's clock and ours may differ by this much (milliseconds). */
const CLOCK_SKEW = 60_000;

/** As it may come back: without outer space, and with line ends of one kind. */
const normalised = (content: string) => content.replaceAll(/\r\n?/g, '\n').trim();

export function driveCalls(call: CallGoogle): DriveCalls {
  const findComment: DriveCalls['findComment'] = async (fileId, content, since, signal) => {
    const schema = pageOf('comments', listedComment);
    const startModifiedTime = new Date(since.getTime() - CLOCK_SKEW).toISOString();
    const recent = await allPages((next) =>
      call({ kind: 'comments', signal, schema, refusals: notPicked }, ({ drive }, options) => {
        const page = { pageSize: PAGE_SIZE, fields: listFields, startModifiedTime, ...next };
        return drive.comments.list({ fileId, ...page }, options);
      }),
    );
    const wanted = normalised(content);
    const isIt = ({ author, createdTime, ...one }: (typeof recent)[number]) =>
      author.me && createdTime >= startModifiedTime && normalised(one.content) === wanted;
    return recent.find(isIt) ?? null;
  };

  return {
    findComment,
    file: (fileId, signal) =>
      call({ kind: 'files', signal, schema: file, refusals: notPicked }, ({ drive }, options) => {
        const asked = { fileId, fields: fileFields, supportsAllDrives: true };
        return drive.files.get(asked, options);
      }),
    createComment(fileId, content, signal) {
      const since = new Date();
      // Where that can't be found out, it is not known whether the comment is there.
      const beforeRetry = () =>
        findComment(fileId, content, since, signal).catch((error: unknown) => {
          throw new Problem('google_unavailable', { cause: error });
        });
      return call(
        { kind: 'posting', signal, schema: comment, refusals: notPicked, beforeRetry },
        ({ drive }, options) => {
          const asked = { fileId, fields: commentFields, requestBody: { content } };
          return drive.comments.create(asked, options);
        },
      );
    },
  };
}
