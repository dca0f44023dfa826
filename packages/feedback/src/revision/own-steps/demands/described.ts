import { describing } from '../../../language/kinds-of-words/describing-words.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { lowerWords } from '../../../text/words.ts';
import { isOfOther, subjectOf } from '../asked/about-whom.ts';
import { newsNearAsked } from '../near-asked.ts';
import { freshOf, proofOfNews, shown, type Demand } from '../own-look.ts';

const asks =
  /\bdescribe\b|\bdescri(?:bing words|ptions?)\b|\badjectives?\b|\bwhat (?:does|did|do) (?:\w+ ){1,3}look like\b|\bwhat (?:\p{L}+ ){1,3}look(?:s|ed) like\b|\blooks? like\b/u;

const looks =
  /\b(?:had|has|have|with) (?:\p{L}+ ){0,4}(?:eyes?|hair|fur|scales|teeth|skin|tail|wings?|legs?|face|nose|ears?|claws|feathers|horns?|arms|beak|spots|stripes|roof|walls|windows?|leaves|branches)\b|\bas \p{L}+ as\b|\bthe (?:size|colour|shape) of\b|\blike an? \p{L}/iu;

/** A picture says so much (words that say something). */
const A_PICTURE = 3;
const HARDLY_ANYTHING = 2;

/** What something looks like. */
export const described: Demand = {
  isAsked: ({ asked }) => asks.test(asked) && !/\b(?:feel|felt|why|how)\b/u.test(asked),
  met(look) {
    const { before } = look.drafts;
    if (saidAnew(freshOf(look.news), `${before} ${look.comment}`) < HARDLY_ANYTHING)
      return shown('notYet', []);
    const seen = newsNearAsked(look, look.news).filter(
      ({ fresh }) =>
        (looks.test(fresh) || lowerWords(fresh).some((word) => describing.has(word))) &&
        saidAnew(fresh, before) >= A_PICTURE,
    );
    const subject = subjectOf(look);
    const isElse =
      subject !== null && look.news.every(({ change }) => isOfOther(look, subject, change.after));
    if (isElse) return shown('notYet', []);
    const proof = proofOfNews(look, seen);
    return seen.length === 0 ? null : shown('done', proof, true);
  },
};
