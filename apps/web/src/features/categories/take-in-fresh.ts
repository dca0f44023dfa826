import { mergeCategories } from '@second-draft/contract';
import { takeInProfile } from '../session/index.ts';
import { knownIn, textOf } from './known-categories.ts';

/** Brings in what another tab or device has changed; what she has changed here stays. */
export const takeInFresh = (): Promise<void> =>
  takeInProfile((profile, { categories: theirs }) => {
    const known = knownIn(profile);
    if (textOf(theirs) === textOf(known)) return profile;
    const categories = mergeCategories({ known, mine: profile.categories, theirs });
    return { ...profile, categories, knownCategories: theirs };
  });
