import type { Draft } from '@second-draft/contract';
import type { StudentWork } from '../../assignment/index.ts';
import { hasFeedback } from '../class-skills.ts';

type Given = Pick<Draft, 'feedback' | 'postedAt'>;

export interface Figure {
  label: string;
  /** Students, of all with a document. */
  count: number;
}

/** How far the class is; a student counts once, however many documents she has. */
export function figuresOf(
  students: readonly StudentWork[],
  drafts: ReadonlyMap<string, Given>,
): Figure[] {
  const countWith = (has: (draft: Given) => boolean) =>
    students.filter(({ files }) =>
      files.some(({ id }) => {
        const draft = drafts.get(id);
        return draft !== undefined && has(draft);
      }),
    ).length;
  const handedIn = students.filter(({ files }) =>
    files.some(({ handIn }) => handIn !== null && handIn.state !== 'not_handed_in'),
  ).length;
  const knowsHandIn = students.some(({ files }) => files.some(({ handIn }) => handIn !== null));
  return [
    ...(knowsHandIn ? [{ label: 'Handed in', count: handedIn }] : []),
    { label: 'Have feedback', count: countWith(hasFeedback) },
    { label: 'Feedback posted', count: countWith(({ postedAt }) => postedAt !== null) },
  ];
}
