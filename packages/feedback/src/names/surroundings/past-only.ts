import { isIrregularPast } from '../../language/kinds-of-words/past-verbs.ts';

/** What somebody did, in a form that no other verb comes before: not ‘will catch’. */
export const isPastOnly = (letters: string): boolean =>
  isIrregularPast(letters) || /^(?:taught|sent|built|lent|fought)$/u.test(letters);
