import { proseOf } from '../../text/lines/prose.ts';
import { openingPhrase } from '../../text/phrase.ts';
import { hasSpeech } from '../../text/spoken.ts';
import type { Sentence } from '../../text/student-text.ts';
import { isVerb } from '../../text/grammar/verbs.ts';
import { countWords } from '../../text/words.ts';
import { nextStep } from '../finding.ts';
import { kindOfWriting } from '../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { wording } from './half-sentence.wording.ts';

/** A reason that stands by itself: “Because the field is still active.” */
const half = /^Because (?!of\b)[^,;:!?]{5,120}\.$/u;

/** Where a comma is left out, a second verb may be what follows: “Because it is wet you need boots.” */
const hasOneVerb = ({ words }: Sentence): boolean => words.filter(isVerb).length <= 1;

/** It goes on from the sentence before it, with a small letter, and once. */
const joinedOn = /(?:\p{L}+ ){3}because\b/u;
const again = /\bbecause\b[^]*\bbecause\b/iu;

/** What follows from the reason stands after it. */
const goesOn = /\bbecause\b[^.,!?]*, (?!because\b)\p{L}+ /iu;
const A_CLAUSE = 4;

/** A reason cut off from what it is the reason for. */
export const halfSentence: Rule = {
  find(text) {
    // Stories and speeches may talk like that on purpose.
    if (kindOfWriting(text) !== 'facts') return [];
    const prose = proseOf(text);
    const halves = prose.filter((one, i) => {
      const before = prose[i - 1];
      return (
        half.test(one.text) &&
        hasOneVerb(one) &&
        before?.line === one.line &&
        before.text.endsWith('.') &&
        !hasSpeech(text, one)
      );
    });
    return nextStep(
      halves.flatMap((one) => openingPhrase(text, one)),
      0.7,
    );
  },
  skill: 'wholeSentences',
  wording,
  taken: {
    by: 'joining',
    isSo: ({ isJoined, fresh, sentences }) =>
      isJoined ||
      (joinedOn.test(sentences) && !again.test(sentences)) ||
      (goesOn.test(sentences) && countWords(fresh) >= A_CLAUSE),
  },
  speaksOf: {
    nextStep: { 'sentence structure': 9, punctuation: 9, 'general writing': 9, connectives: 9 },
  },
  cases: [
    {
      title: 'finds a reason that stands by itself',
      text: 'Auckland is built on a volcanic field. Nobody knows where the next one will be. Because the field is still active. It has about 53 volcanoes. They are called maunga.',
      finds: [{ kind: 'nextStep', quotations: [['Because the field is still active']] }],
    },
    {
      title: 'leaves whole sentences alone, and answers',
      text: 'Auckland is built on a volcanic field. Because it is active, nobody is sure. Because it is hot people can see steam. Because the bus has gone more parents are driving. Why is it hot? Because of the magma. They are called maunga.',
      finds: [],
    },
    {
      title: 'leaves alone what a speech says for effect',
      text: 'So sign the petition. You should visit a repair café. Open that drawer. Because the greenest gadget in the world isn’t the one in the shop. It is the one you already own, and we must keep it.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We went in. It was dark. I held his hand. Because I was scared. Then we saw a light. We ran to it and laughed.',
      finds: [],
    },
  ],
};
