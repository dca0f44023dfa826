import { describe } from 'vitest';
import { expectVerdicts } from '../testing/own-step-cases.ts';

const penguins =
  'The little blue penguin is found at Ōamaru. Rubbish harms the seabirds. We measured the nests. The cars go past at night. Our class made a box for them.';
const shop =
  'Moana went to the shop to buy bread. Can I help you said the man. No said Moana. The mans dog growled. Its a big one whispered her brother. He didnt move.';

describe('a step that a teacher wrote about what its own words name', () => {
  const harm = 'What does rubbish do to seabirds? Tell me more.';
  const boxes = 'Name the wood that the box was made of, and say how your class put it together.';
  expectVerdicts(penguins, [
    [
      'an answer there',
      harm,
      penguins.replace(
        'seabirds.',
        'seabirds. They swallow bottle tops and feed them to their hungry chicks.',
      ),
      'done',
    ],
    [
      'the sentence written anew',
      harm,
      penguins.replace(
        'Rubbish harms the seabirds.',
        'Gannets choke on plastic string and cannot fly back to their chicks.',
      ),
      'done',
    ],
    ['a louder word', harm, penguins.replace('harms', 'really harms'), 'notYet'],
    [
      'an answer somewhere else',
      harm,
      penguins.replace('night.', 'night. A ranger counts the eggs with a small red torch.'),
      'cantTell',
    ],
    [
      'both things',
      boxes,
      penguins.replace(
        'for them.',
        'for them out of old fence palings that we nailed and glued on Tuesday.',
      ),
      'done',
    ],
    [
      'one of two',
      boxes,
      penguins.replace('for them', 'for them out of old fence palings'),
      'partly',
    ],
  ]);
});

describe('a step that a teacher wrote about the beginning', () => {
  const kind = 'Start by telling the reader what sort of bird it is.';
  const when = 'Say when it was and which beach you went to.';
  expectVerdicts(penguins, [
    [
      'what it is, first',
      kind,
      penguins.replace('is found', 'is a small flightless seabird that is found'),
      'done',
    ],
    ['more praise of it', kind, penguins.replace('The little', 'The really cool little'), 'notYet'],
  ]);
  expectVerdicts('We went to the beach. Dad dug a hole. I sat in it.', [
    [
      'when, and the name',
      when,
      'On Sunday we went to Waihī beach. Dad dug a hole. I sat in it.',
      'done',
    ],
    ['the name alone', when, 'We went to Waihī beach. Dad dug a hole. I sat in it.', 'partly'],
    ['neither', when, 'We went to the long beach. Dad dug a hole. I sat in it.', 'notYet'],
  ]);
});

describe('a step that a teacher wrote about how speech and words are written', () => {
  const lines = 'Start a new line each time somebody else speaks.';
  const marks = 'Three words need an apostrophe: mans, its, didnt.';
  const any = 'Look for missing apostrophes.';
  const heard = '“Can I help you said the man” - and what did Moana really say? Use her own words.';
  expectVerdicts(shop, [
    [
      'a line for each',
      lines,
      shop
        .replace('bread. Can', 'bread.\nCan')
        .replace('man. No', 'man.\nNo')
        .replace('growled. Its', 'growled.\nIts'),
      'done',
    ],
    ['a line for one', lines, shop.replace('growled. Its', 'growled.\nIts'), 'partly'],
    ['no line', lines, shop.replace('growled', 'growled and sat'), 'notYet'],
    [
      'every word that is named',
      marks,
      shop.replace('mans', 'man’s').replace('Its', 'It’s').replace('didnt', 'didn’t'),
      'done',
    ],
    ['one of them', marks, shop.replace('didnt', 'didn’t'), 'partly'],
    ['another word', marks, shop.replace('a big one', 'a bigger one'), 'notYet'],
    ['one of those that lack it', any, shop.replace('didnt', 'didn’t'), 'partly'],
    ['no words of hers', heard, shop.replace('her brother', 'her little brother'), 'notYet'],
  ]);
});

describe('a step that a teacher wrote about steps and parts', () => {
  const slime = 'You get the glue. You pour it in a bowl. You add the soda. You stir it all up.';
  const steps = 'Make this into numbered steps that each start with a verb.';
  const parts = 'Sort your facts under headings.';
  expectVerdicts(slime, [
    [
      'numbers and verbs',
      steps,
      '1. Get the glue.\n2. Pour it in a bowl.\n3. Add the soda.\n4. Stir it all up.',
      'done',
    ],
    [
      'numbers alone',
      steps,
      '1. You get the glue.\n2. You pour it in a bowl.\n3. You add the soda.\n4. You stir it all up.',
      'partly',
    ],
    ['neither', steps, slime.replace('a bowl', 'a big bowl'), 'notYet'],
  ]);
  expectVerdicts(penguins, [
    [
      'new lines without a heading',
      parts,
      penguins.replace(' We measured the nests. The cars', '\n\nWe measured the nests. The cars'),
      'notYet',
    ],
  ]);
});
