import { expect, it } from 'vitest';
import { isMiscounted } from './counted-claims.ts';
import { sourceText } from '../../finding/source-text.ts';
import { keptOf } from '../../testing/sample-feedback.ts';

const slips = sourceText(
  'The waves were as tall as houses and they crashed like thunder. I ran in. I beleived it was a shark, I realy did! What was it?\n\nwe went home. Then Dad said oh no.',
);
const sound = sourceText(
  'The waves were as tall as houses. They crashed like thunder! After that, we ran. What was it?\n\nWhen we got home, Dad slept.',
);

it.each([
  'You used five similes, and they are strong.',
  'You have used six vivid similes.',
  'Every sentence starts with a different word.',
  'No two sentences begin the same way.',
  'I am sure that every sentence starts with a different word.',
  'You remembered a capital letter at the start of every sentence.',
  'All of your speech marks are right.',
  'You asked three questions.',
  'You ask three questions.',
  'You ask the reader four questions.',
  'You used four exclamation marks.',
  'You wrote five paragraphs.',
  'You use “shark” three times.',
  'The word ‘then’ comes up 4 times.',
])('sees a claim that the text refutes: %s', (comment) => {
  expect(isMiscounted({ kind: 'strength', comment }, slips)).toBe(true);
});

it.each([
  'You used two similes, and they are strong.',
  'Every sentence starts with a different word.',
  'All of your speech marks are right.',
  'You asked one question and used two paragraphs.',
  'You use “that” one time, and “we” two times.',
  'Next, use three similes, and ask two questions.',
  'You could have five paragraphs, each with one idea.',
])('lets a claim be that may be true: %s', (comment) => {
  expect(isMiscounted({ kind: 'strength', comment }, sound)).toBe(false);
});

it.each([
  'After that, check that every sentence starts with a different word.',
  'Every sentence starts with a different word in “I ran in. I beleived it”.',
])('takes what is to be so, or is said of a few words, for no claim: %s', (comment) => {
  expect(isMiscounted({ kind: 'strength', comment }, slips)).toBe(false);
});

const recipe = sourceText(
  'Fairy bread\n\nYou will need\nbread\n\n1 Get the bread.\n2 Spread the butter.\n3 Cut it up. I like it. I do. Then eat it.',
);

it.each([
  'Your four questions make me think.',
  'Your eight steps are in order.',
  'With five steps, it is easy to follow.',
  'You used seven headings.',
  'Nearly every sentence starts with ‘Then’.',
  'Most of your sentences begin with the word ‘Get’.',
  'Four of your sentences start with ‘I’.',
])('counts what a comment speaks of: %s', (comment) => {
  for (const kind of ['strength', 'nextStep'] as const)
    expect(isMiscounted({ kind, comment }, recipe)).toBe(true);
});

it.each([
  'Your three steps are in order.',
  'Your two headings help.',
  'Two of your sentences start with ‘I’.',
  'Turn it into five steps.',
  'You could add two questions to your list.',
])('lets what may be there be counted, and more be asked for: %s', (comment) => {
  expect(isMiscounted({ kind: 'nextStep', comment }, recipe)).toBe(false);
});

it('counts what praise speaks of without saying whose it is, and no aim', () => {
  const isSeen = (comment: string) => isMiscounted({ kind: 'strength', comment }, recipe);
  expect(isSeen('The five rhetorical questions work.')).toBe(true);
  expect(isSeen('I see it in six paragraphs and twelve clear steps.')).toBe(true);
  expect(isSeen('One of two questions that I had was answered.')).toBe(false);
  expect(isSeen('I want to ask you two more questions.')).toBe(false);
});

it('sees praise for a mark at the end of each sentence that some lack', () => {
  const source = sourceText(
    'He made toast for all the animals every morning\n\nOne day Fuego woke up and he had no fire. Fuego was sad and he hid in his cave\n\nA little mouse came to see him.',
  );
  for (const comment of [
    'Well done for a full stop at the end of every sentence.',
    'You put full stops after each sentence.',
  ])
    expect(isMiscounted({ kind: 'strength', comment }, source)).toBe(true);
});

it('counts no steps that have no numbers, and no headings in a text of one line', () => {
  const one = sourceText('Get the bread and spread it and cut it and eat it.');
  for (const comment of ['Your four steps are in order.', 'Your three headings help.'])
    expect(isMiscounted({ kind: 'strength', comment }, one)).toBe(false);
});

it('takes no aim of a next step for a claim about the text', () => {
  const comment = 'Next draft: every sentence starts with a new word.';
  expect(isMiscounted({ kind: 'nextStep', comment }, slips)).toBe(false);
});

it('counts the steps that are numbered, not the cups beside them', () => {
  const recipe = keptOf(
    'So cold jelly\n1 cup of juice\n2 cups of ice\n1. Boil the juice.\n2. Stir it.\n3. Cool it.',
  );
  expect(recipe('strength', 'You wrote five steps in order.')).toBe(false);
  expect(recipe('strength', 'You wrote three steps in order.')).toBe(true);
});

it('counts reasons where the student does', () => {
  const counted = keptOf(
    'We want soup. Firstly, it was so cold. Secondly, soup is hot. Thirdly, it is cheap.',
  );
  const more = keptOf(
    'We want soup. First, it was so cold. Second, soup is hot. Also, it is cheap.',
  );
  const uncounted = keptOf('We want soup. It was so cold. Soup is hot and cheap.');
  const comment = 'You give four good reasons for soup.';
  expect(counted('strength', comment)).toBe(false);
  expect(counted('strength', 'You give three good reasons for soup.')).toBe(true);
  expect(more('strength', 'You give three good reasons for soup.')).toBe(true);
  expect(uncounted('strength', comment)).toBe(true);
});

it('believes that every step begins with a verb only where none begins otherwise', () => {
  const comment = 'Every step begins with a bossy verb.';
  const mixed = keptOf('So cold jelly\n1. Boil the juice.\n2. You stir it.');
  const verbs = keptOf('So cold jelly\n1. Boil the juice.\n2. When it is cool, stir it.');
  expect([mixed('strength', comment), verbs('strength', comment)]).toEqual([false, true]);
});

it('counts a word with an ‘s’ at its end as the same', () => {
  const source = sourceText('We got a sosage. Then we got all the sosages and ate one sosage.');
  expect(isMiscounted({ kind: 'nextStep', comment: '“sosage” comes three times.' }, source)).toBe(
    false,
  );
  expect(isMiscounted({ kind: 'nextStep', comment: '“sosage” comes four times.' }, source)).toBe(
    true,
  );
});

it('takes parts to sort a text into for no count of them', () => {
  const sort = { kind: 'strength', comment: 'Sort it into four paragraphs.' } as const;
  expect(isMiscounted(sort, sound)).toBe(false);
  expect(isMiscounted({ ...sort, comment: 'It is in four paragraphs.' }, sound)).toBe(true);
});
