import { briefPicture } from './brief-picture.ts';
import { chosenWords } from './chosen-words.ts';
import { plainWord } from './plain-word.ts';
import { describedThing } from './described-thing.ts';
import { explainedWords } from './explained-words.ts';
import { preciseWords } from './precise-words.ts';
import { strongVerb } from './strong-verbs.ts';
import { tiredWord } from './tired-words.ts';
import { vagueWords } from './vague-words.ts';
import { vividDescription } from './vivid-description.ts';

/** The rules about a text’s words and what they mean. */
export const vocabularyRules = {
  briefPicture,
  chosenWords,
  describedThing,
  explainedWords,
  plainWord,
  preciseWords,
  strongVerb,
  tiredWord,
  vagueWords,
  vividDescription,
};
