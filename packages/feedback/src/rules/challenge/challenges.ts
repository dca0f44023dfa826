import { actedOut } from './acted-out.ts';
import { askedAbout } from './asked-about.ts';
import { askedNext } from './asked-next.ts';
import { bareThing } from './bare-thing.ts';
import { checkedEnding } from './checked-ending.ts';
import { chosenMoment } from './chosen-moment.ts';
import { doubtersQuestion } from './doubters-question.ts';
import { harderObjection } from './harder-objection.ts';
import { heardAloud } from './heard-aloud.ts';
import { lastPart } from './last-part.ts';
import { leastBelieved } from './least-believed.ts';
import { newsQuestions } from './news-questions.ts';
import { otherOrder } from './other-order.ts';
import { plainestWord } from './plainest-word.ts';
import { readersReply } from './readers-reply.ts';
import { retriedLine } from './retried-line.ts';
import { sameStart } from './same-start.ts';
import { shownOpinion } from './shown-opinion.ts';
import { stayedMoment } from './stayed-moment.ts';
import { termToExplain } from './term-to-explain.ts';
import { triedEnding } from './tried-ending.ts';
import { triedOut } from './tried-out.ts';
import { weakestWord } from './weakest-word.ts';
import { wordFamily } from './word-family.ts';

/** What somebody can do to a text in which no rule finds a need: true of any text. */
export const challenges = {
  actedOut,
  askedAbout,
  askedNext,
  bareThing,
  checkedEnding,
  chosenMoment,
  doubtersQuestion,
  harderObjection,
  heardAloud,
  lastPart,
  leastBelieved,
  newsQuestions,
  otherOrder,
  plainestWord,
  readersReply,
  retriedLine,
  sameStart,
  shownOpinion,
  stayedMoment,
  termToExplain,
  triedEnding,
  triedOut,
  weakestWord,
  wordFamily,
};

export const isChallenge = (rule: string): boolean => Object.hasOwn(challenges, rule);
