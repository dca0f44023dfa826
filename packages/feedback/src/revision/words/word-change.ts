import type { Change } from '@second-draft/contract';
import { bothOf, type Alignment, type BothRuns, type Run } from './alignment.ts';

/** A change, by the indices of its words; an empty run marks where they would be. */
export interface WordChange extends BothRuns {
  kind: Change['kind'];
}

export const movedRun = (alignment: Alignment, run: Run): WordChange => ({
  kind: 'moved',
  ...bothOf(alignment, run),
});

/** Whether it says something that wasn’t there. */
export const isNew = ({ kind }: WordChange): boolean => kind === 'added' || kind === 'replaced';
