import { lowerWords } from '../../text/words.ts';
import { stemOf } from '../changes/kind-of-revision.ts';
import { placeOf, withNeighbours } from '../places/places.ts';
import { sentenceRuns, type Run } from '../words/alignment.ts';
import { isOfTopic } from '../words/of-topic.ts';
import type { News, OwnLook } from './own-look.ts';

/** Where in the new draft the step's own words, or those that it quotes, are spoken of. */
function placesAsked({ asked, drafts, quotations }: OwnLook): Run[] {
  const { after, ofAfter } = drafts.compared.alignment;
  const quoted = quotations.flatMap(
    (words) => placeOf(drafts.compared, drafts.normalised, words)?.after ?? [],
  );
  if (quoted.length > 0) return quoted;
  const stems = new Set(lowerWords(asked).flatMap((word) => (isOfTopic(word) ? stemOf(word) : [])));
  return sentenceRuns(after).filter(({ from, to }) =>
    after
      .slice(from, to)
      .some(({ key }, i) => (ofAfter[from + i] ?? -1) >= 0 && stems.has(stemOf(key))),
  );
}

/** The news near what a step speaks of; all of it, where it speaks of nothing in the text. */
export function newsNearAsked(look: OwnLook, news: readonly News[]): readonly News[] {
  const places = placesAsked(look);
  if (places.length === 0) return news;
  const words = look.drafts.compared.alignment.after;
  const near = places.map((place) => withNeighbours(words, place));
  return news.filter(({ change: { after } }) =>
    near.some((run) => after.from < run.to && after.to > run.from),
  );
}
