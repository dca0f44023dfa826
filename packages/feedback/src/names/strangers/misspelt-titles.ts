import { remembered } from '../../text/remembered.ts';
import { slipsBetween } from '../class-list/like-name.ts';
import { titles } from '../words/people-and-places.ts';

/** A slip in a shorter title may be a name: Granger. */
const LETTERS_OF_A_TITLE = 7;
const longTitles = [...titles].filter((title) => title.length >= LETTERS_OF_A_TITLE);

/** A text has some hundred different words. */
const MOST_KEPT = 20_000;

/** “Dear Princapal”. */
export const isMisspeltTitle = remembered(
  MOST_KEPT,
  (letters) =>
    letters.length >= LETTERS_OF_A_TITLE &&
    longTitles.some((title) => slipsBetween(letters, title) === 1),
);
