import { describe } from 'vitest';
import { expectVerdicts } from '../../testing/own-step-cases.ts';

const fish =
  'Koro and I went to the wharf. We waited for ages. Then my rod bent over. I wound in a snapper. Koro put it in the bucket. We drove home. Then we had chips for tea.';

describe('a step that asks how somebody felt', () => {
  const felt = 'Lovely catch! Now tell me how Koro felt when you landed that fish.';
  const added = (words: string) => fish.replace('a snapper.', `a snapper. ${words}`);
  expectVerdicts(fish, [
    ['told of him by name', felt, added('Koro was so proud that he did a dance.'), 'done'],
    [
      'told of him as ‘he’',
      felt,
      fish.replace('the bucket.', 'the bucket. He was grinning from ear to ear.'),
      'done',
    ],
    ['told of the writer', felt, added('I was so proud that I did a dance.'), 'notYet'],
    ['told of nobody', felt, added('So happy and proud that day!'), 'cantTell'],
  ]);
});

describe('a step that says where something should be said', () => {
  const last = 'Tell us how you felt at the very end.';
  const second = 'Tell us how you felt in your second paragraph.';
  const parted = fish.replace(' I wound', '\n\nI wound');
  expectVerdicts(fish, [
    ['said there', last, `${fish} I was so tired that I fell asleep.`, 'done'],
    [
      'said at the beginning',
      last,
      fish.replace('wharf.', 'wharf. I was excited to see the fishing boats and all the seagulls.'),
      'cantTell',
    ],
  ]);
  expectVerdicts(parted, [
    [
      'said in that paragraph',
      second,
      parted.replace('snapper.', 'snapper. I was excited and my hands were shaking.'),
      'done',
    ],
    [
      'said in another',
      second,
      parted.replace('ages.', 'ages. I was bored and my feet were cold.'),
      'cantTell',
    ],
  ]);
});
