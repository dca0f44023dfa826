import { askedAbout } from './asked-about.ts';
import { bareThing } from './bare-thing.ts';
import { checkedEnding } from './checked-ending.ts';
import { chosenMoment } from './chosen-moment.ts';
import { doubtersQuestion } from './doubters-question.ts';
import { heardAloud } from './heard-aloud.ts';
import { lastPart } from './last-part.ts';
import { leastBelieved } from './least-believed.ts';
import { otherOrder } from './other-order.ts';
import { plainestWord } from './plainest-word.ts';
import { sameStart } from './same-start.ts';
import { termToExplain } from './term-to-explain.ts';
import { triedEnding } from './tried-ending.ts';
import { triedOut } from './tried-out.ts';
import { weakestWord } from './weakest-word.ts';
import { wordFamily } from './word-family.ts';

/** What somebody can do to a text in which no rule finds a need: true of any text. */
export const challenges = {
  askedAbout,
  bareThing,
  checkedEnding,
  chosenMoment,
  doubtersQuestion,
  heardAloud,
  lastPart,
  leastBelieved,
  otherOrder,
  plainestWord,
  sameStart,
  termToExplain,
  triedEnding,
  triedOut,
  weakestWord,
  wordFamily,
};

export const isChallenge = (rule: string): boolean => Object.hasOwn(challenges, rule);
