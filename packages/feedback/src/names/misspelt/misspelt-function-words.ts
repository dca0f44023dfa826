import { remembered } from '../../text/remembered.ts';
import { slipsBetween } from '../class-list/like-name.ts';
import { soundOf } from '../sounds/sound.ts';
import { givenNames } from '../words/given-names.ts';
import { heardAs } from '../sounds/rough-sound.ts';
import { wordSet } from '../../text/word-set.ts';
import { beforeThings, functionWords } from '../words/word-classes.ts';

/** A text has some hundred different words. */
const MOST_KEPT = 20_000;
/** Shorter ones sound like too much (letters). */
const LETTERS_THAT_TELL = 4;

const longer = [...functionWords, ...beforeThings].filter(
  (word) => word.length >= LETTERS_THAT_TELL,
);
const bySound = Map.groupBy(longer, (word) => soundOf(word));
const byRoughSound = Map.groupBy(longer, (word) => heardAs(word));

/** Whether letters are a little word as children hear it: wich, wen, thay, thre. */
export const isMisspeltFunctionWord = remembered(
  MOST_KEPT,
  (letters) =>
    !givenNames.has(letters) &&
    [bySound.get(soundOf(letters)), byRoughSound.get(heardAs(letters))].some((words) =>
      words?.some((word) => letters.length <= word.length && slipsBetween(letters, word) === 1),
    ),
);

const helping = Map.groupBy(wordSet('will would could should might must does'), (word) =>
  soundOf(word),
);

/** “I wil put it out”: what stands after a pronoun and sounds like a verb that helps another. */
export const isMisspeltHelper = (letters: string): boolean => helping.has(soundOf(letters));
