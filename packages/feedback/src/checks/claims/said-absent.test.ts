import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const isKept = keptOf(`Dear Mrs Patel

It was so cold, so please can we have soup? I counted 26 kids. "Yum," said Jo. I like it because it's hot!

Yours sincerely
Sam`);
const lacksAll = keptOf('it was so cold i ran in and my dog ran in and we sat by the fire and ate');
const headed = keptOf(
  'Our Cold Camp\nIt was so cold when we went to camp that nobody could sleep.',
);

const denials = [
  'You haven’t used any capital letters yet.',
  'There isn’t a single full stop yet.',
  'There are no speech marks in your letter yet.',
  'You have not used any commas.',
  'Your writing has no question marks.',
  'You never use an exclamation mark.',
  'I can find no direct speech.',
  'I couldn’t find any commas.',
  'You don’t use any apostrophes yet.',
  'You haven’t included any numbers.',
  'Your letter has no greeting.',
  'Your letter doesn’t have a greeting yet.',
  'Your letter has no closing.',
  'You haven’t used ‘because’ anywhere.',
  'You never use the word ‘because’.',
  'You haven’t used any joining words such as ‘because’.',
  'There’s no greeting at the top of your letter.',
  'Nobody speaks in your letter.',
  'The people don’t say anything yet.',
  'There is no talking yet.',
];

it.each(denials)('drops what says that a text has none of what it has: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(false);
  expect(isKept('strength', comment)).toBe(false);
});

it.each(denials)('lets it be of a text that has none: %s', (comment) => {
  expect(lacksAll('nextStep', comment)).toBe(true);
});

const report = keptOf(`Our Hut

Getting there
It was so cold that we ran like a pack of dogs all the way up the long track.

Inside
The stove hissed in the corner and the whole room smelt of soup and of wet wool.`);

it.each([
  'There are no headings yet.',
  'The facts aren’t grouped under headings yet.',
  'You haven’t used any similes.',
  'You haven’t used a single comparison.',
  'There are no sounds in your description.',
  'I can find no smells.',
])('drops what says that a report lacks what it has: %s', (comment) => {
  expect([report('nextStep', comment), lacksAll('nextStep', comment)]).toEqual([false, true]);
});

it('drops what says that a text has no title which has one', () => {
  const comment = 'Your recount doesn’t have a title yet.';
  expect([headed('nextStep', comment), isKept('nextStep', comment)]).toEqual([false, true]);
});

it.each([
  'There are no commas missing.',
  'You haven’t used any commas in your first sentence.',
  'Check that there are no full stops missing.',
  'If there are no question marks, it is no survey.',
  'You haven’t used any speech marks around “so cold”.',
  'There are no capital letters where names begin.',
  'Put the cold in one paragraph.',
  'You show that nobody talks about it.',
])('lets be what is said of a part, or no more than wished: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(true);
});

it('drops what says that a text is one block which has paragraphs', () => {
  const line =
    'It was so cold that we ran like a pack of dogs all the way up the long track, and then all the way down again.';
  const comment = 'You wrote the whole letter as one long paragraph.';
  const parted = keptOf(`${line}\n\nThen ${line}\n\nThen ${line}`);
  expect([parted('nextStep', comment), keptOf(line)('nextStep', comment)]).toEqual([false, true]);
});
