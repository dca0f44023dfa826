import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { lowerWords } from '../../../text/words.ts';
import { stemOf } from '../../changes/kind-of-revision.ts';
import { wholeSentences } from '../../places/places.ts';
import { sentenceRuns, type Run } from '../../words/alignment.ts';
import { isOfTopic } from '../../words/of-topic.ts';
import { namedWords } from '../named-words.ts';
import { freshOf, proofOfNews, shown, type Demand, type News, type OwnLook } from '../own-look.ts';

const asks =
  /\b(?:what|explain|tell|say|show)\b[^.?!]{0,60}\bmeans?\b|\bmeaning\b|\bdefin(?:e|ition)s?\b|\bglossary\b|\b(?:explain|teach) (?:\p{L}+ ){0,3}words?\b/u;
const explaining =
  /\b(?:means?|meaning|called|which|that is|that's|is (?:when|where|an?|the|like)|are (?:when|where|the|like)|in other words|someone|somebody|a kind|a type|because|so)\b|[(–—:,-]/u;

/** In the next sentence, only these show that it explains the word. */
const saysSo = /\b(?:means?|meaning|called|in other words|(?:this|that|it) is when)\b/u;

/** What an explanation says at least (words that say something). */
const SAID = 2;

/** The words to explain, by what begins them. */
function wordsAsked({ comment, asked, drafts }: OwnLook): ReadonlySet<string> {
  const had = new Set(drafts.compared.alignment.before.map(({ key }) => stemOf(key)));
  const stems = (words: readonly string[]) =>
    new Set(words.map(stemOf).filter((stem) => had.has(stem)));
  const named = stems(namedWords(comment).flatMap(lowerWords));
  return named.size > 0 ? named : stems(lowerWords(asked).filter(isOfTopic));
}

/** The sentences with the words, and the one after each. */
function placesIn({ drafts }: OwnLook, stems: ReadonlySet<string>): Run[] {
  const { after } = drafts.compared.alignment;
  const runs = sentenceRuns(after);
  return runs.flatMap(({ from, to }, i) => {
    const isThere = after.slice(from, to).some(({ key }) => stems.has(stemOf(key)));
    return isThere ? { from, to: runs[i + 1]?.to ?? to } : [];
  });
}

/** What a word means, beside it or in a list of words. */
export const meaningGiven: Demand = {
  isAsked: ({ asked }) =>
    asks.test(asked) &&
    !/\bin (?:minutes|seconds|hours|days|metres|centimetres|grams|litres)\b/u.test(asked),
  met(look) {
    const stems = wordsAsked(look);
    if (stems.size === 0) return null;
    const words = look.drafts.compared.alignment.after;
    const places = placesIn(look, stems);
    const near = look.news.filter(({ change: { after } }) => {
      const own = wholeSentences(words, after);
      return places.some(({ from, to }) => own.from < to && own.to > from);
    });
    const old = `${look.drafts.before} ${look.comment}`;
    const told = near.filter(({ fresh }) => saidAnew(fresh, old) >= SAID);
    const isBeside = ({ change: { after } }: News) => {
      const own = wholeSentences(words, after);
      return words.slice(own.from, own.to).some(({ key }) => stems.has(stemOf(key)));
    };
    const sure = told.filter((one) => {
      const fresh = one.fresh.toLowerCase();
      return (isBeside(one) ? explaining : saysSo).test(fresh);
    });
    if (sure.length > 0) return shown('done', proofOfNews(look, sure), true);
    return told.length === 0 && saidAnew(freshOf(near), old) < SAID ? shown('notYet', []) : null;
  },
};
