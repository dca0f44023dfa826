import { divideText } from '../../src/text/handouts/task-lines.ts';
import first from './first.json' with { type: 'json' };
import own from './own.json' with { type: 'json' };
import second from './second.json' with { type: 'json' };
import third from './third.json' with { type: 'json' };

interface HandedIn {
  lines: readonly string[];
  /** Which of them the student did not write. */
  task: readonly number[];
  /** Of the assignment. */
  instructions: string;
}

/**
 * Each was written by somebody who hadn't seen the rules, which were changed after each. In the last
 * set, all is the students' own, and looks like handouts.
 */
export const handedIn: Readonly<Record<'first' | 'second' | 'third' | 'own', readonly HandedIn[]>> =
  {
    first,
    second,
    third,
    own,
  };

export interface Divided {
  documents: number;
  /** Lines of the task. */
  task: number;
  found: number;
  /** Lines of the students' own. */
  own: number;
  lost: number;
}

const hasWords = (line: string | undefined) => /\p{L}/u.test(line ?? '');

/** How many lines are told to be whose. */
export function measureHandouts(documents: readonly HandedIn[]): Divided {
  const sum = { documents: documents.length, task: 0, found: 0, own: 0, lost: 0 };
  for (const { lines, task, instructions } of documents) {
    const own = divideText(lines.join('\n'), [instructions]).own.split('\n');
    for (const [at, line] of lines.entries()) {
      if (!hasWords(line)) continue;
      const isGone = !hasWords(own[at]);
      if (task.includes(at)) {
        sum.task += 1;
        sum.found += Number(isGone);
      } else {
        sum.own += 1;
        sum.lost += Number(isGone);
      }
    }
  }
  return sum;
}
