import type { Verdict } from '@second-draft/contract';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { countWords } from '../../../text/words.ts';
import { placeOf, wholeSentences, type Place } from '../../places/places.ts';
import { asksForWriting } from '../../steps/about-marks.ts';
import { newsAtNamed } from '../named-places.ts';
import { isToTakeOut } from './taken-out.ts';
import {
  freshOf,
  proofOfNews,
  shareDone,
  shown,
  type Demand,
  type News,
  type OwnLook,
} from '../own-look.ts';

const asks =
  /\b(?:name|what|which|be (?:more )?(?:specific|exact)|give|complete|stretch|picture|paint|show)\b/u;
/** What is said there may still be no proof, and no better place, word or order. */
const asksElse =
  /\b(?:proof|prove|evidence|source|strongest|strong|weak|opinion|swap|change|replace|move|join|link|word|words|term|instead|fewer|shorter|ending|finish|begin|start|first)\b/u;

/** An answer has so many new words, and so many that say something. */
const FEWEST_WORDS = 4;
const FEWEST_SAID = 3;

/** At a place that it doesn't quote, fewer may be anything (words). */
const A_CLAUSE = 6;

/** What needs two parts says more: ‘Name one, and say how it hurts them.’ */
const inTwo = /\band (?:say|tell|explain|describe|show|give|why|how)\b/u;
const BOTH_WORDS = 8;
const BOTH_SAID = 4;

/** New words in the sentence of a place, or a new one after it. */
function newsAt({ drafts, news }: OwnLook, { after: place }: Place): News[] {
  const words = drafts.compared.alignment.after;
  const own = wholeSentences(words, place);
  return news.filter(
    ({ change: { after } }) =>
      after.to > own.from && after.from <= own.to && after.from >= own.from,
  );
}

/** New words at each place that the step quotes, or at the sentences that it speaks of, which are one. */
function newsAtEach(look: OwnLook): (readonly News[])[] {
  const { compared, normalised } = look.drafts;
  if (look.quotations.length === 0) return [newsAtNamed(look)];
  return look.quotations
    .flatMap((words) => placeOf(compared, normalised, words) ?? [])
    .map((place) => newsAt(look, place));
}

/** How far new words answer what is asked for at a place. */
function saidAt(look: OwnLook, news: readonly News[]): Verdict {
  const fresh = freshOf(news);
  const said = saidAnew(fresh, `${look.drafts.before} ${look.comment}`);
  const count = countWords(fresh);
  const fewest = look.quotations.length > 0 || inTwo.test(look.asked) ? FEWEST_WORDS : A_CLAUSE;
  if (count < fewest || said < FEWEST_SAID - 1) return 'notYet';
  if (inTwo.test(look.asked)) return count < BOTH_WORDS || said < BOTH_SAID ? 'partly' : 'done';
  return said < FEWEST_SAID ? 'notYet' : 'done';
}

/** More at the words that a step quotes, or in the sentence that it speaks of. */
export const saidThere: Demand = {
  isAsked: ({ asked, comment }) =>
    (asksForWriting(comment) || asks.test(asked)) && !asksElse.test(asked) && !isToTakeOut(asked),
  met(look) {
    const told = newsAtEach(look).map((news) => ({ news, verdict: saidAt(look, news) }));
    const answers = told.filter(({ verdict }) => verdict !== 'notYet');
    if (answers.length === 0) return null;
    const proof = proofOfNews(
      look,
      answers.flatMap(({ news }) => news),
    );
    const isFull = answers.some(({ verdict }) => verdict === 'done');
    return shown(isFull ? shareDone(answers.length, told.length) : 'partly', proof, true);
  },
};
