import { saying } from '../../../language/kinds-of-words/saying-verbs.ts';
import { countWords } from '../../../text/words.ts';
import type { StudentText } from '../../../text/student-text.ts';
import type { TextRange } from '@second-draft/contract';
import { wordsWithin } from '../../places/places.ts';
import { isOfOtherSide } from './sides.ts';
import { gainsMarks } from '../../changes/mended-marks.ts';
import { proofIn, proofOfNews, shown, type Demand, type OwnLook } from '../own-look.ts';

const marks =
  /\b(?:(?:speech|talking|quotation|speaking|quote) marks|inverted commas|66 and 99)\b/u;
const talk =
  /\b(?:direct speech|dialogue|conversation|(?:more|some) talking|talking between|(?:talk|speak|chat) to each other|let (?:\w+ ){1,3}(?:talk|speak)|some speech|(?:hear|have) (?:\w+ ){1,4}(?:talk|speak))\b/u;

/** ‘What did they actually say?’ */
export const asksWords =
  /\bwhat (?!you\b)\p{L}+ (?:actually|really|exactly) (?:said|says|yelled|shouted)\b|\bwhat (?:did|does|do|would|might) (?!you\b)\p{L}+ (?:\p{L}+ )?(?:say|yell|shout|call out|reply)\b|\b(?:exact|actual|own|very) words\b/u;

/** What somebody said is told, not spoken. */
const told =
  /\b(?:said|says|asked|yelled|shouted) (?:that|if|whether|to (?:me|him|her|us|them)|so|no more|goodbye|hello|sorry|thank you)\b/iu;

/** ‘… said Tama’, after what was said. */
const tag =
  /^\W*(?:\p{L}+ ){0,2}(?:said|asked|yelled|shouted|whispered|replied)(?: \p{L}+){0,3}\W*$/iu;

const quote = /["“”]/u;
const spans = /["“]([^"“”\n]{2,300})["”]/gu;

const countOf = (text: string) => text.split(quote).length - 1;

/** More than a child writes isn't read. */
const MOST_READ = 200;

const spokenIn = ({ text }: StudentText) =>
  [...text.matchAll(spans)].map(([, said = '']) => said).filter((said) => !saying.test(said));

/** Sentences in which somebody speaks, without marks. */
const unmarkedIn = ({ sentences }: StudentText) =>
  sentences.filter(
    ({ text }, i) =>
      saying.test(text) &&
      !quote.test(text) &&
      !told.test(text) &&
      !(tag.test(text) && quote.test(sentences[i - 1]?.text ?? '')),
  );

/** Whether words of the earlier draft are between marks now. */
function isMarkedNow({ drafts }: OwnLook, { start, end }: TextRange): boolean {
  const { alignment } = drafts.compared;
  const run = wordsWithin(alignment.before, { start, end });
  if (run === null) return false;
  const now = [...alignment.ofBefore.subarray(run.from, run.to)].flatMap(
    (i) => alignment.after[i] ?? [],
  );
  return now.some(({ written }) => quote.test(written));
}

/** Marks around what is spoken. */
export const speechMarksPut: Demand = {
  isAsked: ({ asked }) => marks.test(asked) && !talk.test(asked),
  met(look) {
    const { before, after } = look.drafts.read;
    const { alignment, changes } = look.drafts.compared;
    const lacking = unmarkedIn(before).slice(0, MOST_READ);
    const put = lacking.filter((sentence) => isMarkedNow(look, sentence));
    if (countOf(after.text) <= countOf(before.text)) return shown('notYet', []);
    // Marks around old words may be around what isn't known to be spoken.
    const isOldMarked = alignment.after.some(({ written }, i) => {
      const was = alignment.before[alignment.ofAfter[i] ?? -1];
      return was !== undefined && countOf(written) > countOf(was.written);
    });
    if (put.length === 0) return isOldMarked ? null : shown('notYet', []);
    if (spokenIn(after).length <= spokenIn(before).length) return shown('notYet', []);
    const marked = changes.filter(
      (change) => change.kind !== 'moved' && gainsMarks(alignment, change),
    );
    return shown(unmarkedIn(after).length === 0 ? 'done' : 'partly', proofIn(look, marked));
  },
};

const isSpoken = (look: OwnLook) => {
  const said = spokenIn(look.drafts.read.after);
  return look.news.filter(({ text }) =>
    said.some((one) => countWords(one) >= 2 && (one.includes(text.trim()) || text.includes(one))),
  );
};

/** What an opponent would say is an argument, and no speech. */
const against = /\b(?:against|disagree\w*|other side|opponents?)\b/u;

/** Somebody's words, where nobody spoke. */
export const somebodySpeaks: Demand = {
  isAsked: ({ asked }) =>
    talk.test(asked) ||
    (asksWords.test(asked) && !marks.test(asked) && !against.test(asked) && !isOfOtherSide(asked)),
  met(look) {
    const spoken = isSpoken(look).filter(({ fresh }) => countWords(fresh) >= 2);
    if (spoken.length > 0) return shown('done', proofOfNews(look, spoken), true);
    return look.news.some(({ fresh }) => saying.test(fresh)) ? null : shown('notYet', []);
  },
};
