import { listed } from '../../../lib/words/listed.ts';
import { readingProblems, type ReadingProblem } from '../../assignment/index.ts';

export interface FailedText {
  studentName: string;
  problem: ReadingProblem;
}

const isOfOneText = (problem: ReadingProblem): boolean =>
  problem === 'unreadable' || problem === 'presentations_off';

/** Each reason once; one that lies in the document itself names whose it is. */
export function reasonsOf(failed: readonly FailedText[]): string[] {
  const byProblem = Map.groupBy(failed, ({ problem }) => problem);
  return [...byProblem].map(([problem, some]) => {
    const reason = readingProblems[problem];
    const names = [...new Set(some.map(({ studentName }) => studentName))];
    return isOfOneText(problem) ? `${listed(names)}: ${reason}` : reason;
  });
}
