import type { FileAccess, FileKind, ReadDocument } from '@second-draft/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../api/index.ts';
import type { FileFacts } from '../classroom-service/index.ts';
import { Problem } from '../problems/index.ts';
import { inOrderOfArrival } from '../scheduling/index.ts';
import { accessTo, unknownAccess } from './access-to.ts';
import { orUnreadable } from './or-unreadable.ts';
import type { FileText, TextReader } from './read-text.ts';

export interface AskedFile {
  id: string;
  /** Null when the link doesn't tell. */
  kind: FileKind | null;
}

type Outcome = Pick<ReadDocument, 'kind' | 'text' | 'problem'>;

function whyUnread(error: unknown): NonNullable<ReadDocument['problem']> {
  if (!(error instanceof Problem)) throw error;
  switch (error.code) {
    case 'presentations_off':
    case 'permission_missing':
    case 'school_blocked':
    case 'classroom_not_configured':
    case 'folder_unreadable':
    case 'overloaded':
      return error.code;
    case 'sign_in_expired':
      return 'signed_out';
    case 'classroom_unavailable':
    case 'classroom_busy':
      return 'classroom_unavailable';
    default:
      return 'unreadable';
  }
}

async function textOrProblem(reading: Promise<FileText>, asked: AskedFile): Promise<Outcome> {
  try {
    return { ...(await reading), problem: null };
  } catch (error) {
    const problem = whyUnread(error);
    const kind = problem === 'presentations_off' ? 'presentation' : asked.kind;
    return { kind, text: null, problem };
  }
}

async function accessOf(reading: Promise<FileFacts>): Promise<FileAccess> {
  try {
    return accessTo(await reading);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The text is worth showing without these.
    return unknownAccess;
  }
}

/**
 * Reads many files at once and yields each as soon as it is known. One that can't be read yields a
 * problem in place of its text. When the consumer stops, the remaining reads are aborted.
 */
export async function* readDocuments(
  readText: TextReader,
  caller: Caller,
  files: readonly AskedFile[],
  { signal, log }: { signal: AbortSignal; log: Pick<FastifyBaseLogger, 'error'> },
): AsyncGenerator<ReadDocument, void, undefined> {
  const done = new AbortController();
  const until = AbortSignal.any([signal, done.signal]);
  const read = async (asked: AskedFile): Promise<ReadDocument> => {
    const { id, kind } = asked;
    const [outcome, access] = await Promise.all([
      textOrProblem(orUnreadable(readText(caller, id, kind, until), until, log), asked),
      accessOf(orUnreadable(caller.classroom.file(id, until), until, log)),
    ]);
    return { id, ...outcome, ...access };
  };
  try {
    yield* inOrderOfArrival(files.map(read));
  } finally {
    done.abort();
  }
}
