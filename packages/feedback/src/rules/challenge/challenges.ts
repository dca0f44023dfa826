import { actedOut } from './trying-out/acted-out.ts';
import { askedAbout } from './readers/asked-about.ts';
import { askedNext } from './readers/asked-next.ts';
import { bareThing } from './words/bare-thing.ts';
import { checkedEnding } from './endings/checked-ending.ts';
import { chosenMoment } from './moments/chosen-moment.ts';
import { doubtersQuestion } from './arguing/doubters-question.ts';
import { harderObjection } from './arguing/harder-objection.ts';
import { heardAloud } from './trying-out/heard-aloud.ts';
import { lastPart } from './endings/last-part.ts';
import { leastBelieved } from './arguing/least-believed.ts';
import { newsQuestions } from './readers/news-questions.ts';
import { otherOrder } from './sentences/other-order.ts';
import { plainestWord } from './words/plainest-word.ts';
import { readersReply } from './readers/readers-reply.ts';
import { retriedLine } from './sentences/retried-line.ts';
import { sameStart } from './sentences/same-start.ts';
import { shownOpinion } from './arguing/shown-opinion.ts';
import { stayedMoment } from './moments/stayed-moment.ts';
import { termToExplain } from './words/term-to-explain.ts';
import { triedEnding } from './endings/tried-ending.ts';
import { triedOut } from './trying-out/tried-out.ts';
import { weakestWord } from './words/weakest-word.ts';
import { whySo } from './readers/why-so.ts';
import { wordFamily } from './words/word-family.ts';

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
  whySo,
  wordFamily,
};

export const isChallenge = (rule: string): boolean => Object.hasOwn(challenges, rule);
