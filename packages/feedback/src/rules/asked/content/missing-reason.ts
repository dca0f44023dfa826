import { meant } from '../../../language/spelling/meant.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { argues } from '../../kind-of-writing/kind-of-writing.ts';
import { numberNamed } from '../number-named.ts';

/** “Give at least three different reasons.” */
const wantsReasons =
  /\b(two|three|four|five|[2-5]) (?:\p{L}+ ){0,3}(?:reasons|arguments|points)\b/iu;

/** “Firstly”, “My second reason”: how far a text counts its own reasons. */
const counted = [
  /^\W*(?:(?:the|my|one) )?(?:first(?:ly)?|reason (?:one|1))\b|^\W*(?:one|the first|my first) reason\b|^\W*to (?:begin|start) with\b/iu,
  /^\W*(?:(?:the|my) )?(?:second(?:ly)?|reason (?:two|2))\b/iu,
  /^\W*(?:(?:the|my) )?(?:third(?:ly)?|reason (?:three|3))\b/iu,
];

/** Goes on to another reason, in whatever words. */
const another =
  /\b(?:another|also|as well|plus|last(?:ly)?|finally|next|furthermore|moreover|in addition|besides|what is more|on top of|other reason|too)\b/iu;

const inWords = ['first', 'second', 'third', 'fourth', 'fifth'];

/**
 * The reason that comes next, such as ‘a third reason’, where a text counts its own and stops
 * before it has as many as the task asks for.
 */
export function missingReason(text: StudentText, task: string): string | undefined {
  const number = wantsReasons.exec(task)?.[1];
  if (number === undefined || !argues(text)) return undefined;
  const said = text.sentences.map(meant);
  const last = counted.findLastIndex((sign) => said.some((one) => sign.test(one)));
  const from = said.findLastIndex((one) => counted[last]?.test(one));
  // The first alone may be followed by others that are not counted.
  if (last < 1 || last + 1 >= numberNamed(number)) return undefined;
  const isCountedOn = said.slice(from).some((one) => another.test(one));
  return isCountedOn ? undefined : `a ${inWords[last + 1] ?? 'further'} reason`;
}
