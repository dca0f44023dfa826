import { isSameTeacher, mergeCategories } from '@second-draft/contract';
import { call } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/failures/log-problem.ts';
import { changeProfile } from '../session/index.ts';
import { knownIn, textOf } from './known-categories.ts';

/** Brings in what another tab or device has changed; what she has changed here stays. */
export async function takeInFresh(): Promise<void> {
  try {
    const answer = await call('checkAuth');
    const { categories: theirs } = answer;
    changeProfile((profile) => {
      const known = knownIn(profile);
      if (!isSameTeacher(answer, profile) || textOf(theirs) === textOf(known)) return profile;
      const categories = mergeCategories({ known, mine: profile.categories, theirs });
      return { ...profile, categories, knownCategories: theirs };
    });
  } catch (error) {
    logProblem('Categories were not fetched again', error);
  }
}
