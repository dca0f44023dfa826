import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['nana marge made a cake and uncle des filmed it', 'nana _ made a cake and uncle _ filmed it'],
  ['nana marge and koro sang', 'nana _ and koro sang'],
  ['aunty barb gave me a scone', 'aunty _ gave me a scone'],
  ['aunty pearl makes fry bread', 'aunty _ makes fry bread'],
  ['uncle grant and uncle bill were late', 'uncle _ and uncle _ were late'],
])('a word after who somebody is may be a name: %s', (text, shown) => {
  expect(blankedIn(['Zeb Quist'], text)).toBe(shown);
});

it.each([
  'nana made a cake and uncle says the fish bite',
  'uncle sometimes is late. nana gently said no',
  'uncle strums his guitar. nana knits. uncle scoffed his kai',
  'aunty hope you are well. nana will come. uncle grant me a wish',
  'nana allways said so. koro karakia first',
])('a word after who somebody is may be what they do: %s', (text) => {
  expect(blankedIn(['Zeb Quist'], text)).toBe(text);
});
