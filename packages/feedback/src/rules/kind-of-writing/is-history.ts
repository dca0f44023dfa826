import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';
import { isOwnStory } from './is-own-story.ts';

const year = /(?<![\d$,.])(?:1[4-9]\d\d|20\d\d)(?![\d,]|s\b)/gu;

/** Fewer years may date a family’s story. */
const FEWEST_YEARS = 3;

/** Whether a text tells what changed over the years: it names no scene, and nobody lives through it. */
export const isHistory = onceForEach(
  (text: StudentText): boolean =>
    text.purpose !== 'narrate' &&
    !isOwnStory(text) &&
    new Set(text.text.match(year)).size >= FEWEST_YEARS,
);
