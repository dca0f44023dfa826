import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import type { PretendSchool } from './pretend-school.ts';

/** @param school null where the school is a real one */
export function pretendSchoolHandlers(
  school: Pick<PretendSchool, 'letWeekPass'> | null,
): Pick<Handlers, 'letWeekPass'> {
  return {
    letWeekPass({ caller }) {
      if (school === null) throw new Problem('not_found');
      return { changed: school.letWeekPass(caller.account.email) };
    },
  };
}
