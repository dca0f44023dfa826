import { remembered } from '../../text/remembered.ts';
import { slipsBetween } from '../class-list/like-name.ts';
import { soundOf } from '../sounds/sound.ts';
import { functionWords } from '../words/word-classes.ts';

/** A text has some hundred different words. */
const MOST_KEPT = 20_000;
/** Shorter ones sound like too much (letters). */
const LETTERS_THAT_TELL = 4;

const longer = [...functionWords, 'which'].filter((word) => word.length >= LETTERS_THAT_TELL);
const bySound = Map.groupBy(longer, (word) => soundOf(word));

/** Whether letters are a little word as children hear it: wich, wen, thay. */
export const isMisspeltFunctionWord = remembered(
  MOST_KEPT,
  (letters) =>
    bySound.get(soundOf(letters))?.some((word) => slipsBetween(letters, word) === 1) ?? false,
);
