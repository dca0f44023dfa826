import { limits, type Assignment, type FileKind, type ReadDocument } from '@second-draft/contract';
import { call, isUnreached, reconnection } from '../../../lib/api/index.ts';
import { logProblem } from '../../../lib/failures/log-problem.ts';
import { kindOfLink, type AttachedFile } from './attached-file.ts';
import { gathering } from './gathering.ts';
import { withoutTemplate } from './template.ts';

type FileToRead = { id: string; kind: FileKind | null };

/** The document that students' copies begin with; presentations are never one. */
export function templateFile(assignment: Assignment): FileToRead | null {
  const file = assignment.materials[0]?.driveFile;
  if (!file) return null;
  const kind = kindOfLink(file.alternateLink);
  return kind === 'presentation' ? null : { id: file.id, kind };
}

interface Reader {
  files: readonly AttachedFile[];
  template: FileToRead | null;
  signal: AbortSignal;
  /** Called in batches, once for each document, with the template's lines removed. */
  onRead: (documents: readonly ReadDocument[]) => void;
  /** Called only where there is a template; with '' when it can't be read. */
  onTemplate: (text: string) => void;
  /** Called each time that the server could not be reached; what is missing is asked for again. */
  onLost?: () => void;
}

const unread = (file: FileToRead): ReadDocument => ({
  ...file,
  text: null,
  problem: 'classroom_unavailable',
  isAppAuthorized: false,
  isCommentRefused: false,
  modifiedTime: null,
});

function inReads(files: readonly FileToRead[]): FileToRead[][] {
  const reads: FileToRead[][] = [];
  for (let at = 0; at < files.length; at += limits.documentsPerRead) {
    reads.push(files.slice(at, at + limits.documentsPerRead));
  }
  return reads;
}

async function* readAll(
  files: readonly FileToRead[],
  signal: AbortSignal,
  onAnswer: () => void,
): AsyncGenerator<ReadDocument> {
  for (const read of inReads(files)) {
    const body = { files: read.map(({ id, kind }) => ({ id, kind })) };
    const answer = await call('documents', { body, signal });
    onAnswer();
    yield* answer;
  }
}

/** Documents that arrive before the template wait for it. */
function sorter({ files, template, signal, onRead, onTemplate }: Reader) {
  const awaited = new Map(files.map((file) => [file.id, file]));
  const early = new Map<string, ReadDocument>();
  const arrived = gathering(onRead, signal);
  let templateText = template ? null : '';

  const hand = (document: ReadDocument) => {
    if (!awaited.delete(document.id)) return;
    const text = document.text === null ? null : withoutTemplate(document.text, templateText ?? '');
    arrived.add({ ...document, text });
  };
  const learnTemplate = (text: string) => {
    templateText = text;
    onTemplate(text);
    for (const document of early.values()) hand(document);
  };
  return {
    take(document: ReadDocument) {
      if (document.id === template?.id) learnTemplate(document.text ?? '');
      // A student may have handed in the template itself.
      if (templateText === null) early.set(document.id, document);
      else hand(document);
    },
    missing(): FileToRead[] {
      const first = template && templateText === null ? [template] : [];
      const all = [...first, ...awaited.values()].map((one) => [one.id, one] as const);
      return [...new Map(all).values()].filter(({ id }) => !early.has(id));
    },
    /** Hands on as unread what has not arrived. */
    end() {
      if (templateText === null) learnTemplate('');
      for (const file of awaited.values()) hand(unread(file));
      arrived.handNow();
    },
  };
}

/** Of answers that bring nothing new. */
const TRIES = 2;

const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 30_000;

/**
 * Hands each document on as it arrives. While the server is not reached, what is missing is asked
 * for again: at once, as a school's Wi-Fi is often back, and then less and less often. Documents
 * that never arrive are handed on as unread. Resolves silently when the signal aborts.
 */
export async function readDocuments(reader: Reader): Promise<void> {
  const { signal, onLost } = reader;
  const { take, missing, end } = sorter(reader);
  let pause = 0;
  let inVain = 0;
  const onAnswer = () => {
    inVain += 1;
    pause = 0;
  };
  while (missing().length > 0 && inVain < TRIES) {
    try {
      for await (const document of readAll(missing(), signal, onAnswer)) {
        const before = missing().length;
        take(document);
        if (missing().length < before) inVain = 0;
      }
    } catch (error) {
      if (signal.aborted) return;
      logProblem('Documents could not be read', error);
      if (!isUnreached(error) || inVain === TRIES) break;
      onLost?.();
      await reconnection(pause, signal).catch(() => {});
      if (signal.aborted) return;
      pause = Math.min(2 * pause || FIRST_PAUSE_MS, LAST_PAUSE_MS);
    }
  }
  if (!signal.aborted) end();
}
