import { limits, type Assignment, type FileKind, type ReadDocument } from '@second-draft/contract';
import { ApiError, call, reconnection } from '../../../lib/api/index.ts';
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
): AsyncGenerator<ReadDocument> {
  for (const read of inReads(files)) {
    const body = { files: read.map(({ id, kind }) => ({ id, kind })) };
    yield* await call('documents', { body, signal });
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

/** A broken connection is often back at once, as a school's Wi-Fi is. */
const TRIES = 2;

/** Waits only when the browser knows that it is offline. */
const whenOnline = (signal: AbortSignal) =>
  navigator.onLine ? Promise.resolve() : reconnection(0, signal).catch(() => {});

const isRefused = (error: unknown) => error instanceof ApiError && error.code !== 'unreachable';

/**
 * Hands each document on as it arrives. A stream that breaks off is resumed once, for what is
 * missing; documents that never arrive are handed on as unread. Resolves silently when the signal
 * aborts.
 */
export async function readDocuments(reader: Reader): Promise<void> {
  const { signal } = reader;
  const { take, missing, end } = sorter(reader);
  for (let tries = 1; tries <= TRIES && missing().length > 0; tries += 1) {
    try {
      for await (const document of readAll(missing(), signal)) take(document);
    } catch (error) {
      if (signal.aborted) return;
      logProblem('Documents could not be read', error);
      if (isRefused(error)) break;
      await whenOnline(signal);
      if (signal.aborted) return;
    }
  }
  if (!signal.aborted) end();
}
