import { describe } from 'vitest';
import { expectVerdicts } from '../testing/own-step-cases.ts';

const long =
  'We got to the beach and Dad put up the tent and I ran down to the water and there was a seal on the rocks and it looked at me and then it slid in. It was big.';

describe('a step that asks to split a long sentence', () => {
  const asked = 'Your first sentence goes on and on. Can you split it up?';
  const two = long.replace('tent and I', 'tent. I');
  expectVerdicts(long, [
    ['into short ones', asked, two.replace('rocks and it', 'rocks. It'), 'done'],
    [
      'by one joint, so that the rest is still long',
      asked,
      long.replace('beach and', 'beach.'),
      'partly',
    ],
    ['nowhere', asked, long.replace('big', 'very big'), 'notYet'],
  ]);
});

const zip = 'Are you ready. You sit in the seat. Then you go. How fast can you go.';

describe('a step that asks for a mark', () => {
  expectVerdicts(zip, [
    [
      'put',
      'Put a question mark after your first sentence.',
      zip.replace('ready.', 'ready?'),
      'done',
    ],
    [
      'put once, where there may be more',
      'Check your question marks.',
      zip.replace('ready.', 'ready?'),
      'cantTell',
    ],
    ['not put', 'Check your question marks.', zip.replace('seat', 'red seat'), 'notYet'],
  ]);
});

const oven = 'Mix the flour and oats. Roll it into balls. Put them in the oven. Eat them.';

describe('a step that asks for a warning', () => {
  const asked = 'Add a safety tip for little kids.';
  expectVerdicts(oven, [
    [
      'given',
      asked,
      oven.replace('oven.', 'oven. Be careful and ask an adult because the tray is hot.'),
      'done',
    ],
    [
      'something hot, of which nobody is warned',
      asked,
      oven.replace('oven', 'hot oven for ages'),
      'notYet',
    ],
    ['not given', asked, oven.replace('balls', 'small balls'), 'notYet'],
  ]);
});

const dragon =
  'A dragon slept in the cave. A boy took the gold. Then everyone ran home. He put the coins in a bucket.';

describe('a step that asks to describe somebody', () => {
  const asked = 'Add adjectives to describe the dragon.';
  expectVerdicts(dragon, [
    [
      'adjectives for another',
      asked,
      dragon.replace('the gold', 'the shiny yellow gold'),
      'notYet',
    ],
    [
      'adjectives for nobody who may be meant',
      asked,
      dragon.replace('everyone', 'everyone small and noisy'),
      'notYet',
    ],
  ]);
});

const nice = 'We had a nice day. The lady was nice. We had a nice lunch.';

describe('a step that asks for fewer of a word', () => {
  const asked = 'Get rid of two of the ‘nice’s.';
  expectVerdicts(nice, [
    ['two went', asked, 'We had a day out. The lady was kind. We had a nice lunch.', 'done'],
    ['one went', asked, nice.replace('lady was nice', 'lady was kind'), 'partly'],
    ['none went', asked, nice.replace('lunch', 'hot lunch'), 'notYet'],
  ]);
  expectVerdicts(nice, [
    [
      'others for most of them',
      'You’ve written ‘nice’ three times. Can you think of other words?',
      'We had a sunny day. The lady was friendly. We had a delicious lunch.',
      'done',
    ],
  ]);
});
