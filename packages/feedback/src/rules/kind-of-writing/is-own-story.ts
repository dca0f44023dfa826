import { own } from '../../text/meaning/own-words.ts';
import type { StudentText } from '../../text/student-text.ts';

/** More about the writer is a recount (share of the sentences). */
const MOST_OWN = 0.25;

/** Whether a text is the writer's own story, and not of a time or a life that she has read about. */
export const isOwnStory = ({ sentences }: StudentText): boolean =>
  sentences.filter((one) => own.test(one.text)).length > sentences.length * MOST_OWN;
