import type { Draft } from '@second-draft/contract';
import { useMemo } from 'react';
import {
  askSecondDrafts,
  type AssignmentPlace,
  type StudentWork,
  type ToldDraft,
} from '../../assignment/index.ts';
import { useAssignment } from '../../assignments/index.ts';
import { documentsWithFeedback } from '../class-points.ts';
import type { FailedText } from './failed-texts.ts';
import { useGlances } from './use-glances.ts';
import { useTexts } from './use-texts.ts';
import { useTold, type Telling } from './use-told.ts';

/** By document. */
export type ToldDrafts = ReadonlyMap<string, ToldDraft>;

function secondDraftsOf(
  place: AssignmentPlace,
  students: readonly StudentWork[] | undefined,
): Telling<ToldDraft> {
  const ids = (students ?? []).flatMap(({ files }) => files.map(({ id }) => id));
  return {
    idOf: ({ draft }) => draft.documentId,
    onFailed: 'The changes since your feedback could not be loaded.',
    ask: (some, signal, onTold) => askSecondDrafts({ place, texts: some, ids, signal, onTold }),
  };
}

export interface Reading {
  /** Texts that are still to be read. */
  toRead: number;
  /** Those of them that the lists of skills will grow with. */
  toList: number;
  /** Texts that could not be read. */
  failed: readonly FailedText[];
  documents: number;
  readAgain: () => void;
}

/** What can be said about the class's texts without a writer, as they are read. */
export function useClassTexts(
  place: AssignmentPlace,
  students: readonly StudentWork[] | undefined,
  drafts: ReadonlyMap<string, Draft> | undefined,
) {
  const { assignment, isPending } = useAssignment(place.courseId, place.assignmentId);
  const { texts, unread, failed, documents, readAgain } = useTexts(
    place,
    students,
    isPending ? undefined : assignment,
    drafts,
  );
  const isKnown = drafts !== undefined;
  const given = useMemo(
    () => documentsWithFeedback(students ?? [], drafts ?? new Map()),
    [students, drafts],
  );
  // The lists of skills stand once these are read.
  const inOrder = useMemo(
    () =>
      texts.toSorted((a, b) => Number(given.has(a.documentId)) - Number(given.has(b.documentId))),
    [texts, given],
  );
  const { told: glances, answered } = useGlances(place, inOrder, isKnown);
  const isRead = documents > 0 && unread.length === 0;
  const { told: secondDrafts } = useTold(
    texts,
    isKnown && isRead,
    useMemo(() => secondDraftsOf(place, students), [place, students]),
  );
  const toRead = useMemo(() => {
    const seen = new Set([...glances.keys(), ...answered]);
    const unseen = texts.map(({ documentId }) => documentId).filter((id) => !seen.has(id));
    return [...new Set([...unread, ...unseen])];
  }, [texts, unread, glances, answered]);
  const toList = useMemo(() => toRead.filter((id) => !given.has(id)), [toRead, given]);
  const reading: Reading = {
    toRead: toRead.length,
    toList: toList.length,
    failed,
    documents,
    readAgain,
  };
  return { texts, glances, secondDrafts, reading };
}
