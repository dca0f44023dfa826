import type { Assignment, Draft } from '@second-draft/contract';
import { useEffect, useMemo, useState } from 'react';
import {
  readDocuments,
  rememberedTexts,
  templateFile,
  type AssignmentPlace,
  type ShownText,
  type StudentWork,
} from '../../assignment/index.ts';

type ReadTexts = ReadonlyMap<string, string | null>;

const none: ReadTexts = new Map();

/**
 * Hands on the texts in batches; what the assignment's page has read is not read again.
 * @returns a function that stops it
 */
function readTexts(
  place: AssignmentPlace,
  students: readonly StudentWork[],
  assignment: Assignment | null,
  onRead: (texts: ReadTexts) => void,
): () => void {
  const controller = new AbortController();
  const known = rememberedTexts(place);
  onRead(known);
  const files = students.flatMap((one) => one.files).filter(({ id }) => !known.has(id));
  if (files.length > 0)
    void readDocuments({
      files,
      template: assignment && templateFile(assignment),
      signal: controller.signal,
      onTemplate: () => {},
      onRead: (documents) => onRead(new Map(documents.map(({ id, text }) => [id, text]))),
    });
  return () => controller.abort();
}

/** By document, as they arrive; null for one that can't be read. */
function useReadTexts(
  place: AssignmentPlace,
  students: readonly StudentWork[] | undefined,
  assignment: Assignment | null | undefined,
): ReadTexts {
  const [read, setRead] = useState(none);
  useEffect(() => {
    if (!students || assignment === undefined) return undefined;
    return readTexts(place, students, assignment, (texts) =>
      setRead((before) => new Map([...before, ...texts])),
    );
  }, [place, students, assignment]);
  return read;
}

export interface ClassTexts {
  /** Those that have arrived; the teacher's typing takes precedence over the document. */
  texts: readonly ShownText[];
  /** Ids of documents that have neither been read nor failed to be. */
  unread: readonly string[];
  documents: number;
}

export function useTexts(
  place: AssignmentPlace,
  students: readonly StudentWork[] | undefined,
  assignment: Assignment | null | undefined,
  drafts: ReadonlyMap<string, Draft> | undefined,
): ClassTexts {
  const read = useReadTexts(place, students, assignment);
  return useMemo(() => {
    const files = (students ?? []).flatMap((one) => one.files);
    const texts = files.flatMap(({ id, student }): ShownText[] => {
      const typed = drafts?.get(id)?.text ?? null;
      const text = typed ?? read.get(id) ?? null;
      if (text === null || text.trim() === '') return [];
      const typedByTeacher = typed !== null;
      return [{ documentId: id, studentName: student.fullName, text, typedByTeacher }];
    });
    return {
      texts,
      unread: files.map(({ id }) => id).filter((id) => !read.has(id)),
      documents: files.length,
    };
  }, [students, drafts, read]);
}
