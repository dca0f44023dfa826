import { own } from '../../text/meaning/own-words.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';
import { isOwnStory } from './is-own-story.ts';

const born = /\b(?:was|were) born\b|\bborn (?:in|on)\b/iu;
const year = /(?<!\d)(?:1[4-9]\d\d|20\d\d)(?!\d)/gu;

/** One year may date a story. */
const FEWEST_YEARS = 2;

/** Whether a text tells somebody else’s life by its years: what could be heard or felt there, its writer can’t know. */
export const isBiography = onceForEach((text: StudentText): boolean => {
  const isBorn = text.sentences.some((one) => born.test(one.text) && !own.test(one.text));
  return isBorn && !isOwnStory(text) && new Set(text.text.match(year)).size >= FEWEST_YEARS;
});
