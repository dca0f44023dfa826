import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';

const wayOn =
  /\b(?:turn (?:to the )?(?:left|right)|(?:go|walk|drive|bike|keep going|carry on|head) (?:straight|past|along|up|down|over|through|out|across|towards?|until)|cross (?:at|over|the)|(?:on|to) (?:your|the) (?:left|right))\b/iu;

/** Fewer sentences may move a piece in a game, and a smaller share may take a dog for its walk. */
const FEWEST = 3;
const SHARE = 0.3;

/** Whether a text tells the way to a place: nothing has to be got ready, and what stands by the way is part of it. */
export const isDirections = onceForEach(({ sentences }: StudentText): boolean => {
  const ways = sentences.filter(({ text }) => wayOn.test(text)).length;
  return (
    ways >= FEWEST &&
    ways >= sentences.length * SHARE &&
    sentences.some(({ text }) => /\bturn (?:left|right)\b/iu.test(text))
  );
});
