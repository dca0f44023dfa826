import type { BodyOf, Operations } from '@second-draft/contract';
import { NEWEST_ROUNDS, type Round } from './store/round.ts';

type SecondDraftsRequest = BodyOf<Operations['secondDrafts']>;

export type ShownText = SecondDraftsRequest['texts'][number];

/** A text, and the feedback that was given to its student before. */
export interface Plan {
  shown: ShownText;
  /** Oldest first. */
  rounds: Round[];
  /** The feedback was about another document. */
  isOther: boolean;
  /** Whose text the new one nearly is, if it is another student's. */
  classmate: string | null;
}

/** The text is the teacher's typing, now or when feedback was given. */
export const isTyped = ({ shown, rounds }: Pick<Plan, 'shown' | 'rounds'>): boolean =>
  shown.typedByTeacher || rounds.at(-1)?.typedByTeacher === true;

const none = { isOther: false, classmate: null } as const;

const newestRounds = (rounds: readonly Round[]) =>
  rounds.toSorted((a, b) => a.givenAt.getTime() - b.givenAt.getTime()).slice(-NEWEST_ROUNDS);

/**
 * Finds the feedback for each text: that on its document or, if there is none, that on a document of
 * the student's that is no longer handed in.
 */
export function plansFor(
  { texts, alsoHandedIn }: SecondDraftsRequest,
  rounds: readonly Round[],
): Plan[] {
  const handedIn = new Set([...alsoHandedIn, ...texts.map(({ documentId }) => documentId)]);
  const gone = rounds.filter(({ documentId }) => !handedIn.has(documentId));
  return texts.map((shown) => {
    const about = rounds.filter(({ documentId }) => documentId === shown.documentId);
    if (about.length > 0) return { ...none, shown, rounds: newestRounds(about) };
    const before = gone.filter(({ studentName }) => studentName === shown.studentName);
    return { ...none, shown, rounds: newestRounds(before), isOther: before.length > 0 };
  });
}
