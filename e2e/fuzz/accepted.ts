import { operations, type FeedbackAnswer, type UploadedRubric } from '@second-draft/contract';
import type { Browser } from '@second-draft/server/src/api/testing/open-api.ts';
import type { Answered } from './ask.ts';
import type { FuzzRequest } from './requests.ts';

export interface Accepted {
  note(request: FuzzRequest, answer: Answered): void;
  count(): number;
  /** One line per address that no longer answers with what was accepted. */
  missingFor(teacher: Browser): Promise<string[]>;
}

const overviews = [
  operations.checkAuth,
  operations.account,
  operations.rubrics,
  operations.completions,
  operations.exportAccount,
].map(({ path }) => path);

export function createAccepted(): Accepted {
  /** What each address's answer must contain. */
  const expected = new Map<string, Set<string>>();
  const expect = (address: string, part: string) =>
    expected.set(address, (expected.get(address) ?? new Set()).add(part));

  const notes = new Map<unknown, (request: FuzzRequest, answer: Answered) => void>([
    [
      operations.saveDraft,
      ({ path }) => {
        const { pathname } = new URL(path, 'http://server.example');
        const at = pathname.lastIndexOf('/');
        expect(pathname.slice(0, at), `"documentId":"${pathname.slice(at + 1)}"`);
      },
    ],
    [
      operations.feedback,
      (_request, { type, body }) => {
        if (!type.startsWith('application/json')) return;
        const { id } = JSON.parse(body) as FeedbackAnswer;
        expect(operations.whatWasSent.path.replace(':feedbackId', id), '"messages"');
      },
    ],
    [
      operations.uploadRubric,
      (_request, { body }) => {
        const { _id: id } = JSON.parse(body) as UploadedRubric;
        expect(operations.rubricFile.path.replace(':id', id), '%PDF');
      },
    ],
    [
      operations.removeRubric,
      ({ path }) => {
        expected.delete(new URL(path, 'http://server.example').pathname);
      },
    ],
  ]);

  return {
    note(request, answer) {
      if (answer.status < 300) notes.get(request.operation)?.(request, answer);
    },
    count: () => expected.size,
    async missingFor(teacher) {
      const missing: string[] = [];
      for (const path of overviews) {
        const { status } = await teacher.call('GET', path);
        if (status !== 200) missing.push(`${path} answers ${status}`);
      }
      for (const [path, parts] of expected) {
        const { status, text } = await teacher.call('GET', path);
        const lost = [...parts].filter((part) => !text.includes(part));
        if (status !== 200 || lost.length > 0)
          missing.push(`${path} answers ${status}: ${lost.join(', ')}`);
      }
      return missing;
    },
  };
}
