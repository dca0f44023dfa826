import { describe } from 'vitest';
import { expectVerdicts } from '../testing/own-step-cases.ts';

describe('a step that a teacher wrote about what is to go', () => {
  const tramp =
    'We packed on Thursday. My sister lost her jandals and Mum was cross. On Friday we walked to the hut. My sister wanted a lolly. The river was like a brown snake and the hill was as steep as a ladder. The wind was like ice. It was very cold and very wet and very dark. I thought the hut was the best one.';
  const sister = 'Take out the bits about your sister. This is about the tramp.';
  const similes = 'You have too many similes. Cross out two and keep the ones that say most.';
  const very = 'You say ‘very’ three times. Get rid of most of them.';
  const either =
    '“We packed on Thursday” adds nothing. Either leave it out or tell us what you packed.';
  expectVerdicts(tramp, [
    [
      'everything about it',
      sister,
      tramp
        .replace(' My sister lost her jandals and Mum was cross.', '')
        .replace(' My sister wanted a lolly.', ''),
      'done',
    ],
    ['half of it', sister, tramp.replace(' My sister wanted a lolly.', ''), 'partly'],
    ['something else', sister, tramp.replace(' The wind was like ice.', ''), 'notYet'],
    [
      'two similes',
      similes,
      tramp.replace('was like a brown snake', 'was brown').replace('as steep as a ladder', 'steep'),
      'done',
    ],
    ['one simile', similes, tramp.replace(' The wind was like ice.', ''), 'partly'],
    ['one simile for another', similes, tramp.replace('like ice', 'like a knife'), 'notYet'],
    [
      'most of a word that comes too often',
      very,
      tramp.replace('very cold and very wet', 'freezing and soaked'),
      'done',
    ],
    ['one of three', very, tramp.replace('very cold', 'freezing'), 'partly'],
    ['none of them', very, tramp.replace('very cold', 'very very cold'), 'notYet'],
    ['what may be left out', either, tramp.replace('We packed on Thursday. ', ''), 'cantTell'],
  ]);
});
