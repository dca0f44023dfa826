import { meant } from '../language/meant.ts';
import { stepsOf } from '../language/command-verbs.ts';
import { hasSpeech, isSpoken } from '../text/spoken.ts';
import { onceForEach } from '../text/remembered.ts';
import type { Sentence, StudentText } from '../text/student-text.ts';

const claim = /\b(?:should|must|needs?|not fair|please|i (?:believe|think|want))\b/iu;
const numbered = /^\s*2[.)] .*\n+\s*3[.)] /mu;
const past = /\b(?:was|were|had|went|saw|said|came|got|ran|\p{L}{3,}ed)\b/giu;

/** What a text mostly does. */
export type KindOfWriting = 'steps' | 'argument' | 'story' | 'facts';

export const kindOfWriting = onceForEach((text: StudentText): KindOfWriting => {
  const many = text.sentences.length * 0.6;
  if (/^\W*how to\b/iu.test(meant(text))) return 'steps';
  if (
    stepsOf(text).length >= Math.max(3, text.sentences.length * 0.2) ||
    numbered.test(meant(text))
  )
    return 'steps';
  const claims = (one: Sentence) => claim.test(meant(one)) && !hasSpeech(text, one);
  if (text.sentences.filter(claims).length >= 2 || text.sentences.slice(0, 3).some(claims))
    return 'argument';
  return [...text.text.matchAll(past)].length >= Math.max(2, many) ? 'story' : 'facts';
});

const happened =
  /\b(?:was|were|had|went|saw|said|came|got|ran|fell|sat|drove|ate|took|made|gave|found|told|knew|felt|thought|heard|left|flew|swam|woke|slept|threw|caught|won|lost|broke|stood|held|kept|began|\p{L}{3,}ed)\b/giu;

/** Facts about the past are about nobody in particular. */
const person = /^(?:i|we|my|our|he|she|his|her|him)$/u;

/** A story or recount, even one in which someone said ‘should’. */
export const isStory = onceForEach((text: StudentText): boolean => {
  const narrated = [...text.text.matchAll(happened)].filter(
    ({ index, 0: { length } }) => !isSpoken(text, { start: index, end: index + length }),
  );
  const people = text.words.filter(({ lower }) => person.test(lower)).length;
  return (
    stepsOf(text).length < 3 &&
    people >= 2 &&
    narrated.length >= Math.max(4, text.sentences.length * 0.6)
  );
});
