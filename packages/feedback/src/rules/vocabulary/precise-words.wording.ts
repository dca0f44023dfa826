import type { Wording } from '../rule.ts';

/** What is said of what `precise-words.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'You use exact words such as {q}.',
      'Words like {q} fit your topic well.',
      'I noticed the words {q}.',
      'The words {q} say just what you mean.',
      'Your word choices, for instance {q}, are precise.',
      'Using words such as {q} makes your meaning exact and your writing interesting.',
    ],
    reasons: [
      'Exact words say more.',
      'They show that you know your topic.',
      'Precise vocabulary helps the reader to understand exactly what you mean.',
    ],
    again: [
      'find one more place for an exact word',
      'choose one more word with the same care',
      'look for another ordinary word that could be more precise',
    ],
  },
  nextStep: {
    actions: [
      'find one plain word and make it exact',
      'name one thing with its exact word',
      'replace one ordinary word with the exact name of the thing',
    ],
    sentences: [
      'One exact word would say more.',
      'Exact names help the reader to know what you mean.',
    ],
    reasons: ['Then I know just what you mean.', 'Exact words tell the reader more.'],
    examples: [
      'A bird can be a fantail or a gull.',
      'A boat can be a dinghy or a ferry.',
      'Some food can be a cheese scone.',
    ],
    questions: [
      'Which word could be more exact?',
      'What is the exact name of that thing?',
      'Which word would an expert use here?',
      'Which thing could you name more exactly?',
    ],
  },
};
