import { listed } from '../../../lib/words/listed.ts';
import type { Work } from '../work/work.ts';

/** Each student once, also of two with the same name. */
export const namesOf = (works: readonly Work[]): string =>
  listed(
    new Map(works.map(({ file: { student } }) => [student.userId, student.fullName])).values(),
  );
