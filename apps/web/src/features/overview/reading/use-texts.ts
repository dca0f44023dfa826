import type { Assignment, Draft } from '@second-draft/contract';
import { useEffect, useMemo, useState } from 'react';
import {
  readDocuments,
  rememberedTexts,
  templateFile,
  type AssignmentPlace,
  type ReadingProblem,
  type ShownText,
  type StudentWork,
} from '../../assignment/index.ts';
import type { FailedText } from './failed-texts.ts';

interface Unread {
  problem: ReadingProblem;
}

/** By document. */
type ReadTexts = ReadonlyMap<string, string | Unread>;

type Files = StudentWork['files'];

const none: ReadTexts = new Map();

/**
 * Hands on the texts in batches; what the assignment's page has read is not read again.
 * @returns a function that stops it
 */
function readTexts(
  place: AssignmentPlace,
  due: Files,
  assignment: Assignment | null,
  onRead: (texts: ReadTexts) => void,
): () => void {
  const controller = new AbortController();
  const known = rememberedTexts(place);
  onRead(known);
  const files = due.filter(({ id }) => !known.has(id));
  if (files.length > 0)
    void readDocuments({
      files,
      template: assignment && templateFile(assignment),
      signal: controller.signal,
      onTemplate: () => {},
      onRead: (documents) =>
        onRead(
          new Map(
            documents.map(({ id, text, problem }) => [
              id,
              text ?? { problem: problem ?? 'unreadable' },
            ]),
          ),
        ),
    });
  return () => controller.abort();
}

/**
 * `read` grows as the texts arrive. `readAgain` asks for those that are not there, until the class's
 * documents are others.
 */
function useReadTexts(
  place: AssignmentPlace,
  files: Files | undefined,
  assignment: Assignment | null | undefined,
): { read: ReadTexts; readAgain: () => void } {
  const [read, setRead] = useState(none);
  const [again, setAgain] = useState<{ of: Files; due: Files } | null>(null);
  const due = again?.of === files ? again?.due : files;
  useEffect(() => {
    if (!due || assignment === undefined) return undefined;
    return readTexts(place, due, assignment, (texts) =>
      setRead((before) => new Map([...before, ...texts])),
    );
  }, [place, due, assignment]);
  const readAgain = () => {
    if (!files) return;
    const isThere = (id: string) => typeof read.get(id) === 'string';
    setRead(new Map([...read].filter(([id]) => isThere(id))));
    setAgain({ of: files, due: files.filter(({ id }) => !isThere(id)) });
  };
  return { read, readAgain };
}

export interface ClassTexts {
  /** Those that have arrived; the teacher's typing takes precedence over the document. */
  texts: readonly ShownText[];
  /** Ids of documents that have neither been read nor failed to be. */
  unread: readonly string[];
  /** Documents that could not be read, and have no text that the teacher typed. */
  failed: readonly FailedText[];
  documents: number;
}

export function useTexts(
  place: AssignmentPlace,
  students: readonly StudentWork[] | undefined,
  assignment: Assignment | null | undefined,
  drafts: ReadonlyMap<string, Draft> | undefined,
): ClassTexts & { readAgain: () => void } {
  const files = useMemo(() => students?.flatMap((one) => one.files), [students]);
  const { read, readAgain } = useReadTexts(place, files, assignment);
  const known = useMemo((): ClassTexts => {
    const all = files ?? [];
    const typedIn = (id: string) => drafts?.get(id)?.text ?? null;
    const texts = all.flatMap(({ id, student }): ShownText[] => {
      const typed = typedIn(id);
      const text = typed ?? read.get(id);
      if (typeof text !== 'string' || text.trim() === '') return [];
      const typedByTeacher = typed !== null;
      return [{ documentId: id, studentName: student.onRoster, text, typedByTeacher }];
    });
    return {
      texts,
      unread: all.map(({ id }) => id).filter((id) => !read.has(id)),
      failed: all.flatMap(({ id, student }): FailedText[] => {
        const found = read.get(id);
        if (found === undefined || typeof found === 'string' || typedIn(id) !== null) return [];
        return [{ studentName: student.fullName, problem: found.problem }];
      }),
      documents: all.length,
    };
  }, [files, drafts, read]);
  return { ...known, readAgain };
}
