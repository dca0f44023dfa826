import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const sound = keptOf(
  'Our Cold Camp\nIt was so cold when we went to camp that nobody slept. "Get up!" said Dad. We ran to the hut. Then it snowed.',
);
const slips = keptOf('it was so cold when we went to camp that nobody slept Get up, said Dad');
const steps = keptOf('So cold jelly\n1. Boil the water.\n2. Stir it.\n3. Cool it.');

const claims = [
  'You forgot the full stops.',
  'You have left out all your capital letters.',
  'You’ve forgotten to use speech marks.',
  'Your recount is still without a title.',
  'Your recount needs a title.',
  'Add a title so that we know what it is about.',
];

it.each(claims)(
  'drops what says that something was forgotten which is all there: %s',
  (comment) => {
    expect(sound('nextStep', comment)).toBe(false);
  },
);

it.each(claims)('lets it be of a text without: %s', (comment) => {
  expect(slips('nextStep', comment)).toBe(true);
});

it.each([
  'You forgot the full stops in the last part.',
  'Add a title that makes us want to read on.',
  'You forgot the speech marks around “so cold”.',
])('lets be what is said of a part, or asks for another kind: %s', (comment) => {
  expect(sound('nextStep', comment)).toBe(true);
});

it('asks for no numbers where steps have them', () => {
  for (const comment of [
    'You have forgotten to number your steps.',
    'Number your steps.',
    'Put a number in front of each step.',
    'Next time it will be clear. Add numbers to all your steps.',
    'Give every step a number.',
    'Your steps are not numbered yet.',
  ]) {
    expect(steps('nextStep', comment)).toBe(false);
    expect(slips('nextStep', comment)).toBe(true);
  }
});

it('asks for no greeting where a letter has one', () => {
  const letter = keptOf('Dear Mrs Patel\n\nIt was so cold that we want soup.');
  expect(letter('nextStep', 'Your letter is missing a greeting.')).toBe(false);
  expect(letter('nextStep', 'Your letter is missing a title.')).toBe(true);
});

it('asks for no dialogue, headings or hello where they are', () => {
  const talk = keptOf('It was so cold. "Get up!" said Dad. "No way," I said.');
  const letter = keptOf('Dear Mrs Patel\n\nIt was so cold that we want soup.');
  const report = keptOf(
    'Huts\n\nGetting there\nIt was so cold that we ran all the way.\n\nInside\nThe stove was hot and the soup was hotter still.',
  );
  for (const comment of [
    'Add some dialogue.',
    'Use direct speech, so that we hear them.',
    'Try adding some dialogue.',
    'Remember to use dialogue.',
    'Your next step is to add some dialogue.',
    'A next step could be to include dialogue.',
  ])
    expect([talk('nextStep', comment), report('nextStep', comment)]).toEqual([false, true]);
  for (const comment of [
    'Add headings.',
    'Your report needs headings.',
    'Add headings to show each part.',
    'Then include some headings so that we find facts.',
  ])
    expect([report('nextStep', comment), talk('nextStep', comment)]).toEqual([false, true]);
  for (const comment of ['Greet your reader first.', 'Say hello to the principal.'])
    expect([letter('nextStep', comment), talk('nextStep', comment)]).toEqual([false, true]);
  for (const comment of ['Add some dialogue between you and Mum.', 'Add more dialogue.'])
    expect(talk('nextStep', comment)).toBe(true);
});

it('asks for no paragraphs, and no list of what is needed, where they are', () => {
  const line =
    'It was so cold that we ran like a pack of dogs all the way up the long track, and then all the way down again.';
  const parted = keptOf(`${line}\n\nThen ${line}\n\nThen ${line}`);
  for (const comment of ['Break your story into paragraphs.', 'You forgot to use paragraphs.'])
    expect([parted('nextStep', comment), steps('nextStep', comment)]).toEqual([false, true]);
  const listed = keptOf('So cold jelly\nYou need\n1 cup of juice\n1. Boil the juice.\n2. Cool it.');
  for (const comment of ['Add a list of what you need.', 'You forgot to say what we need.'])
    expect([listed('nextStep', comment), steps('nextStep', comment)]).toEqual([false, true]);
});

it('knows an opening question and a warning that are asked for', () => {
  const glue = keptOf(
    'Do you like slime? It is so cold and soft.\n1. Pour in the glue.\nBe careful, because it stains.',
  );
  const plain = keptOf('Slime is so cold and soft.\n1. Pour in the glue.\nWas it hard?');
  const asked = [
    'Start with a question to hook your reader.',
    'Next, add a short question at the very beginning.',
  ];
  for (const comment of asked) {
    expect(glue('nextStep', comment)).toBe(false);
    expect(plain('nextStep', comment)).toBe(true);
  }
  const warning = 'Remember to include a warning, so that nobody ruins a shirt.';
  expect(glue('nextStep', warning)).toBe(false);
  expect(plain('nextStep', warning)).toBe(true);
  expect(glue('nextStep', 'Add a warning about the scissors.')).toBe(true);
});
