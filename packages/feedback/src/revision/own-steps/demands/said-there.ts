import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { countWords } from '../../../text/words.ts';
import { placeOf, wholeSentences, type Place } from '../../places/places.ts';
import { asksForWriting } from '../../steps/about-marks.ts';
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

/** New words in the sentence of a place, or a new one after it. */
function newsAt({ drafts, news }: OwnLook, place: Place): News[] {
  const words = drafts.compared.alignment.after;
  const own = wholeSentences(words, place.after);
  return news.filter(
    ({ change: { after } }) =>
      after.to > own.from && after.from <= own.to && after.from >= own.from,
  );
}

/** More at the words that a step quotes. */
export const saidThere: Demand = {
  isAsked: ({ asked, comment, quotations }) =>
    quotations.length > 0 &&
    (asksForWriting(comment) || asks.test(asked)) &&
    !asksElse.test(asked) &&
    !isToTakeOut(asked),
  met(look) {
    const { compared, normalised, before } = look.drafts;
    const places = look.quotations.flatMap((words) => placeOf(compared, normalised, words) ?? []);
    const answers = places
      .map((place) => newsAt(look, place))
      .filter((news) => {
        const fresh = freshOf(news);
        return (
          countWords(fresh) >= FEWEST_WORDS &&
          saidAnew(fresh, `${before} ${look.comment}`) >= FEWEST_SAID
        );
      });
    if (answers.length === 0) return null;
    const proof = proofOfNews(look, answers.flat());
    return shown(shareDone(answers.length, places.length), proof, true);
  },
};
