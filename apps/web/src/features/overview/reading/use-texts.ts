import type { Assignment, Draft } from '@second-draft/contract';
import { useEffect, useMemo, useState } from 'react';
import {
  readDocuments,
  templateFile,
  type ShownText,
  type StudentWork,
} from '../../assignment/index.ts';

type ReadTexts = ReadonlyMap<string, string | null>;

const none: ReadTexts = new Map();

/** By document, as they arrive; null for one that can't be read. */
function useReadTexts(
  students: readonly StudentWork[] | undefined,
  assignment: Assignment | null | undefined,
): ReadTexts {
  const [read, setRead] = useState(none);
  useEffect(() => {
    if (!students || assignment === undefined) return undefined;
    const controller = new AbortController();
    void readDocuments({
      files: students.flatMap(({ files }) => files),
      template: assignment && templateFile(assignment),
      signal: controller.signal,
      onTemplate: () => {},
      onRead: (documents) =>
        setRead(
          (before) => new Map([...before, ...documents.map(({ id, text }) => [id, text] as const)]),
        ),
    });
    return () => controller.abort();
  }, [students, assignment]);
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
  students: readonly StudentWork[] | undefined,
  assignment: Assignment | null | undefined,
  drafts: ReadonlyMap<string, Draft> | undefined,
): ClassTexts {
  const read = useReadTexts(students, assignment);
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
