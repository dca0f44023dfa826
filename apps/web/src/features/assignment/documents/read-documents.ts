import { limits, type Assignment, type FileKind, type ReadDocument } from '@second-draft/contract';
import { call, isAbort } from '../../../lib/api/index.ts';
import { logProblem } from '../../../lib/log-problem.ts';
import { kindOfLink, type AttachedFile } from './attached-file.ts';
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
  /** Hears of each student's document once, the template's part of its text already removed. */
  onRead: (document: ReadDocument) => void;
  /** Hears the template's own text, empty where there is none. */
  onTemplate: (text: string) => void;
}

const unread = (file: FileToRead): ReadDocument => ({
  ...file,
  text: null,
  problem: 'google_unavailable',
  isAppAuthorized: false,
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

/**
 * Reads an assignment's documents in one stream, each handed on as soon as it has arrived; those
 * that come before the template wait for it. What never arrives is handed on as not read. Ends
 * silently when the signal aborts.
 */
export async function readDocuments(reader: Reader): Promise<void> {
  const { files, template, signal, onRead, onTemplate } = reader;
  const awaited = new Map(files.map((file) => [file.id, file]));
  const early: ReadDocument[] = [];
  let templateText = template ? null : '';

  const hand = (document: ReadDocument) => {
    if (!awaited.delete(document.id)) return;
    const text = document.text === null ? null : withoutTemplate(document.text, templateText ?? '');
    onRead({ ...document, text });
  };
  const learnTemplate = (text: string) => {
    templateText = text;
    onTemplate(text);
    for (const document of early.splice(0)) hand(document);
  };

  try {
    for await (const document of readAll([...(template ? [template] : []), ...files], signal)) {
      if (document.id === template?.id) learnTemplate(document.text ?? '');
      else if (templateText === null) early.push(document);
      else hand(document);
    }
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    logProblem('Documents could not be read', error);
  }
  if (templateText === null) learnTemplate('');
  for (const file of awaited.values()) hand(unread(file));
}
