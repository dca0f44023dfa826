import type { Wording } from '../rule.ts';

/** What is said of what `detail.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'tells me more',
      'gives me something to picture',
      'adds a detail for the reader',
      'gives the reader useful information about this part',
    ],
    sentences: [
      'You tell the reader more with {q}.',
      'I learnt something when I read {q}.',
      'A detail such as {q} helps the reader to follow your ideas.',
    ],
    reasons: [
      'Small details help the reader.',
      'It is good to know that.',
      'Details like this one keep the reader interested in what comes next.',
    ],
    again: [
      'add a detail like that in one more place',
      'choose one more part and tell the reader more about it',
      'give another important part the same amount of detail',
    ],
  },
  nextStep: {
    actions: [
      'add one more thing that you know',
      'tell me a bit more',
      'add a small detail that only you would know',
      'develop this part with another interesting detail',
    ],
    sentences: [
      'I would like to know more about {q}.',
      'Stay with {q} a bit longer and tell me more.',
    ],
    reasons: ['Then I can picture it.', 'One more detail would help the reader to imagine it.'],
    examples: [
      'The gate squeaked and the old dog lifted its head.',
      'The kitchen smelt of hot bread.',
      'Rain drummed on the tin roof all night.',
      'Her left shoe was held together with tape.',
    ],
    questions: [
      'What else could you tell me about this part?',
      'What would a reader want to know more about?',
      'What do you know that a reader does not know yet?',
      'Which detail do you remember best?',
      'Which part could you say more about?',
    ],
  },
};
