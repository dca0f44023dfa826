import { meant } from '../language/meant.ts';
import { stepsOf } from '../language/command-verbs.ts';
import { onceForEach } from '../text/remembered.ts';
import type { StudentText } from '../text/student-text.ts';
import { likelyKinds } from './signs-of-kind.ts';

const numbered = /^\s*2[.)] .*\n+\s*3[.)] /mu;
const howTo = /^\W*how to\b/iu;

/** What a text mostly does. */
export type KindOfWriting = 'steps' | 'argument' | 'story' | 'facts';

export const kindOfWriting = onceForEach((text: StudentText): KindOfWriting => {
  const written = meant(text);
  if (howTo.test(written)) return 'steps';
  const { argument, story } = likelyKinds(text);
  const steps = stepsOf(text).length;
  const isSteps = steps >= Math.max(3, text.sentences.length * 0.2) || numbered.test(written);
  if (isSteps && argument <= 0 && story <= 0) return 'steps';
  if (argument > 0 && argument >= story) return 'argument';
  return story > 0 ? 'story' : isSteps ? 'steps' : 'facts';
});

/** A story or a recount. */
export const isStory = (text: StudentText): boolean => kindOfWriting(text) === 'story';
