import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { countWords } from '../../../text/words.ts';
import { isAboutLines } from '../../steps/about-lines.ts';
import { asksForWriting, isAboutMarks } from '../../steps/about-marks.ts';
import { isAboutPlace } from '../../steps/about-place.ts';
import type { Run } from '../../words/alignment.ts';
import type { DraftWord } from '../../words/draft-words.ts';
import { placeOf, withNeighbours } from '../../places/places.ts';
import { isSpokenOf } from '../../verdicts/said-elsewhere.ts';
import { requestIn } from '../asked/request-in.ts';
import { withoutLouder } from '../louder.ts';
import { freshOf, shown, type Demand, type OwnLook } from '../own-look.ts';
import { isToTakeOut } from './taken-out.ts';

const asks =
  /\b(?:name|give|list|show|write|answer|complete|stretch|put in|back up|picture|paint)\b/u;

/** Fewer words that say something answer nothing. */
const FEWEST = 2;

/** What a word may answer, or several that each say little. */
const inAWord =
  /\b(?:what|which) (?:colou?r|kind|type|sort|breed|animal|place|name|day|month|game|food|sport)\b|\bname (?:the|it|him|her|them|one|two|three)\b|\bcalled\b|\badjectives?\b|\bdescrib\p{L}*/u;

/** More additions than a child makes aren't read. */
const MOST_READ = 200;

/** So near a place, a new clause may be the answer, whatever it shares with the step (sentences). */
const NEAR = 2;
const A_CLAUSE = 8;

/** Whether the places that the step quotes, and their neighbours, have nothing new to say. */
function isSilentThere(look: OwnLook): boolean {
  const { drafts, quotations, news } = look;
  const places = quotations.flatMap(
    (words) => placeOf(drafts.compared, drafts.normalised, words) ?? [],
  );
  if (places.length === 0 || !places.every(({ isKept }) => isKept)) return false;
  const words = drafts.compared.alignment.after;
  const within = (sentences: number) => {
    const runs = places.map((place) => widened(words, place.after, sentences));
    return news.filter(({ change: { after } }) =>
      runs.some((run) => after.from < run.to && after.to > run.from),
    );
  };
  return (
    saidAnew(freshOf(within(1)), drafts.before) < FEWEST &&
    !within(NEAR).some(({ fresh }) => countWords(fresh) >= A_CLAUSE) &&
    !isSpokenOf(drafts, look)
  );
}

/** A place with so many sentences on each side. */
function widened(words: readonly DraftWord[], place: Run, sentences: number): Run {
  let run = place;
  for (let i = 0; i < sentences; i++) run = withNeighbours(words, run);
  return run;
}

/** Whether hardly anything new was said where a step asks for writing. */
export const nothingSaid: Demand = {
  isAsked: ({ comment, asked }) =>
    (asksForWriting(requestIn(asked)) || asks.test(requestIn(asked))) &&
    !isToTakeOut(asked) &&
    ![isAboutPlace, isAboutLines, isAboutMarks].some((is) => is(comment)),
  met(look) {
    const old = `${look.drafts.before} ${look.comment}`;
    const isSilent = inAWord.test(look.asked)
      ? saidAnew(freshOf(look.news), old) === 0
      : look.news
          .slice(0, MOST_READ)
          .every(({ fresh }) => saidAnew(withoutLouder(fresh), old) < FEWEST);
    return isSilent || isSilentThere(look) ? shown('notYet', []) : null;
  },
};
