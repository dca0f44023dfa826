import type { CallGoogle } from './call.ts';
import {
  comment,
  file,
  changedComment,
  listedComment,
  type ChangedComment,
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
  /** @throws Problem('comment_gone') also where the file itself is out of reach */
  changeComment(
    place: { fileId: string; commentId: string },
    content: string,
    signal: AbortSignal,
  ): Promise<ChangedComment>;
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
  /** This teacher's comment of that text, if it has just been posted. */
  async function findPosted(fileId: string, content: string, since: string, signal: AbortSignal) {
    const schema = pageOf('comments', listedComment);
    const recent = await allPages((next) =>
      call({ kind: 'comments', signal, schema, refusals: notPicked }, ({ drive }, options) => {
        const page = { pageSize: PAGE_SIZE, fields: listFields, startModifiedTime: since, ...next };
        return drive.comments.list({ fileId, ...page }, options);
      }),
    );
    const wanted = normalised(content);
    return recent.find(({ author, ...one }) => author.me && normalised(one.content) === wanted);
  }

  return {
    file: (fileId, signal) =>
      call({ kind: 'files', signal, schema: file, refusals: notPicked }, ({ drive }, options) => {
        const asked = { fileId, fields: fileFields, supportsAllDrives: true };
        return drive.files.get(asked, options);
      }),
    createComment(fileId, content, signal) {
      const since = new Date(Date.now() - CLOCK_SKEW).toISOString();
      const beforeRetry = async () => (await findPosted(fileId, content, since, signal)) ?? null;
      return call(
        { kind: 'posting', signal, schema: comment, refusals: notPicked, beforeRetry },
        ({ drive }, options) => {
          const asked = { fileId, fields: commentFields, requestBody: { content } };
          return drive.comments.create(asked, options);
        },
      );
    },
    // Changing it twice to the same words does no harm.
    changeComment: (place, content, signal) =>
      call(
        { kind: 'posting', signal, schema: changedComment, refusals: { 404: 'comment_gone' } },
        ({ drive }, options) => {
          const asked = { ...place, fields: 'id,modifiedTime', requestBody: { content } };
          return drive.comments.update(asked, options);
        },
      ),
  };
}
