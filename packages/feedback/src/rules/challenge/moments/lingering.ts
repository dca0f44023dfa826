import { showsFeeling, tellsThought } from '../../../language/kinds-of-words/felt-words.ts';
import { tellsOfSenses } from '../../../language/kinds-of-words/sense-words.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { onceForEach } from '../../../text/remembered.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { openingOf } from '../challenge.ts';

/** Sentences within which a reader is kept at one moment, and their words. */
const STRETCH = 4;
const LONG = 45;

/** By so many of what somebody felt, thought, said and sensed. */
const WAYS = 3;

/** Longer words to quote leave no room to say what to do, and shorter ones show little (words). */
const QUOTED = { fewest: 3, most: 10 };

const inside = [showsFeeling, tellsOfSenses, tellsThought];

function isStretch(text: StudentText, some: readonly Sentence[]): boolean {
  const words = some.reduce((sum, one) => sum + one.words.length, 0);
  const felt = inside.filter((way) => some.some((one) => way.test(one.text))).length;
  const said = some.some((one) => hasSpeech(text, one)) ? 1 : 0;
  return some.length === STRETCH && words >= LONG && felt + said >= WAYS;
}

/** Where a story keeps its reader at a moment: what somebody felt or sensed there; none where it goes by. */
export const lingersAt = onceForEach((text: StudentText): string[] => {
  const prose = proseOf(text);
  const places = prose.map((one) =>
    hasSpeech(text, one)
      ? []
      : openingOf(text, one, QUOTED).filter((words) => inside.some((way) => way.test(words))),
  );
  const from = prose.findIndex(
    (_, i) =>
      places.slice(i, i + STRETCH).some((some) => some.length > 0) &&
      isStretch(text, prose.slice(i, i + STRETCH)),
  );
  return from === -1 ? [] : places.slice(from, from + STRETCH).flat();
});
