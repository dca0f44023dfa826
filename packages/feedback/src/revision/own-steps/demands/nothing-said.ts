import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { isAboutLines } from '../../steps/about-lines.ts';
import { asksForWriting, isAboutMarks } from '../../steps/about-marks.ts';
import { isAboutPlace } from '../../steps/about-place.ts';
import { placeOf, withNeighbours } from '../../places/places.ts';
import { saidElsewhere } from '../../verdicts/said-elsewhere.ts';
import { freshOf, shown, type Demand, type OwnLook } from '../own-look.ts';
import { isToTakeOut } from './taken-out.ts';

const asks =
  /\b(?:name|give|list|show|write|answer|complete|stretch|put in|back up|picture|paint)\b/u;

/** Fewer words that say something answer nothing. */
const FEWEST = 2;

/** Whether the places that the step quotes, and their neighbours, have nothing new to say. */
function isSilentThere({ drafts, quotations, comment, news }: OwnLook): boolean {
  const places = quotations.flatMap(
    (words) => placeOf(drafts.compared, drafts.normalised, words) ?? [],
  );
  if (places.length === 0 || !places.every(({ isKept }) => isKept)) return false;
  const words = drafts.compared.alignment.after;
  const near = news.filter(({ change: { after } }) =>
    places.some((place) => {
      const run = withNeighbours(words, place.after);
      return after.from < run.to && after.to > run.from;
    }),
  );
  return (
    saidAnew(freshOf(near), drafts.before) < FEWEST &&
    !saidElsewhere(drafts, { comment, quotations })
  );
}

/** Whether hardly anything new was said where a step asks for writing. */
export const nothingSaid: Demand = {
  isAsked: ({ comment, asked }) =>
    (asksForWriting(comment) || asks.test(asked)) &&
    !isToTakeOut(asked) &&
    ![isAboutPlace, isAboutLines, isAboutMarks].some((is) => is(comment)),
  met(look) {
    const isSilent =
      saidAnew(freshOf(look.news), `${look.drafts.before} ${look.comment}`) < FEWEST ||
      isSilentThere(look);
    return isSilent ? shown('notYet', []) : null;
  },
};
