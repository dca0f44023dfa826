import { openingOf } from '../../text/excerpt.ts';
import { paragraphOpenings } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './paragraphs.wording.ts';

/** Paragraphs, or one long block of text. */
export const paragraphs: Rule = {
  find(text) {
    const bodies = text.lines.filter((line) => line.text.length > 60);
    if (bodies.length >= 3) return strength(paragraphOpenings(text).slice(1, 6), 0.5);
    if (text.words.length < 90) return [];
    const middle = text.sentences[Math.floor(text.sentences.length / 2)];
    const excerpt = middle === undefined ? null : openingOf(text, middle);
    return bodies.length === 1 ? nextStep(excerpt === null ? [] : [excerpt], 0.65) : [];
  },
  wording,
  speaksOf: {
    strength: {
      'narrative structure': 6,
      'persuasive structure': 7,
      'report structure': 4,
      'recount structure': 5,
      organisation: 1,
    },
    nextStep: {
      'narrative structure': 6,
      'persuasive structure': 7,
      'report structure': 4,
      'recount structure': 5,
      'general writing': 9,
      organisation: 1,
    },
  },
  cases: [
    {
      title: 'praises three paragraphs',
      text: 'A long first part about the trip to the lake with all of us. It was fun.\nA long second part about the swim that we all had there. It was cold.\nA long third part about the way back home in the dark. We slept.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for one in a long block',
      text: 'The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. ',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'says nothing of a short block',
      text: 'The dog ran to the gate and it was barking at the man. ',
      finds: [],
    },
  ],
};
