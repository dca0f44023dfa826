import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { complexSentences } from './complex-sentences.ts';

describe('two ideas joined in one sentence', () => {
  const praised = (one: string) =>
    quoted(complexSentences, `Nan sang to us. ${one}. Dad sat down.`);

  it.each([
    'When the rain stopped, we ran out',
    'While Ana slept, we all ran out',
    'Although it rained, we all ran out',
    'Even though he fell, we all ran out',
    'If everyone sits down, we can all go',
    'Whenever my nan sings, we all run out',
    'Because it rained, we all ran out',
    'After they left we all ran straight out',
    'Before the old gate fell we ran out',
    'Since my nan came we have had pie',
    'Until his dog barked we all sat there',
    'Once the moon rose we all ran out',
    'As he ran past we all sat there',
    'We slept there, because it was so late',
    'We all ran because it was so late',
    'We all ran out when it was late',
    'We slept there while it was so late',
    'We stayed there until the sun came up',
    'We stayed there until everyone left us there',
    'We stayed there although it was so late',
    'We stayed there, even though it was late',
    'We ran there so that it was done',
    'We saw my uncle, who was so late',
    'We saw the hut, which was so late',
  ])('is praised: “%s”', (one) => {
    expect(praised(one)).toEqual([one]);
  });

  it.each([
    'We all ran because of the old gate',
    'We all know when it is so late',
    'I could tell when it was so late',
    'It was when it was so very late',
    'We know when to run to the gate',
    'We sat there for a while by it all',
    'We stayed there until the very end of it',
    'And we ran because it was so late',
    'We saw the huts, which ones are so late',
    'We ran because it was',
    'When a gate and a man',
    'After the old big red gate we ran',
    'We all ran out because the gate',
    'Because it was so very late for us',
    'If it rains I sit and I sing and I run',
    '“When the rain stopped, we ran,” said Nan',
    'When it rains, he milk the goat there',
  ])('is not praised: “%s”', (one) => {
    expect(praised(one)).toEqual([]);
  });
});
