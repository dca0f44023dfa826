import { askedAbout } from './asked-about.ts';
import { chosenMoment } from './chosen-moment.ts';
import { doubtersQuestion } from './doubters-question.ts';
import { exactestWord } from './exactest-word.ts';
import { heardAloud } from './heard-aloud.ts';
import { triedEnding } from './tried-ending.ts';
import { triedOut } from './tried-out.ts';
import { wordFamily } from './word-family.ts';

/** What somebody can do to a text in which no rule finds a need: true of any text. */
export const challenges = {
  askedAbout,
  chosenMoment,
  doubtersQuestion,
  exactestWord,
  heardAloud,
  triedEnding,
  triedOut,
  wordFamily,
};

export const isChallenge = (rule: string): boolean => rule in challenges;
