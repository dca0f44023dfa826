import { expect, it } from 'vitest';
import { purposeNamed } from './purpose-named.ts';

it.each([
  [['Recount features'], 'recount'],
  [['Vocabulary', 'Narrative: the door'], 'narrate'],
  [['Ideas', 'Letter', 'Persuade Mr Hohepa to buy a pool.'], 'persuade'],
  [['Ideas', 'How to make a kite'], 'instruct'],
  [['Report structure'], 'explain'],
  [['Ideas', 'Write a story. Use speech marks and figures of speech.'], 'narrate'],
  [['Ideas', 'Write a story in paragraphs, and include speech.'], 'narrate'],
  [['Ideas', 'Recount a time you were brave. Use description and speech.'], 'recount'],
  [['Ideas', 'Write a speech and learn it.'], 'persuade'],
  [['Ideas', 'Write a letter to your teacher. Explain what you liked.'], undefined],
  [['Ideas', 'Write a diary entry that explains how we bake bread.'], undefined],
  [['Ideas', 'Write a reflection on a time when you failed. Explain how you felt.'], undefined],
  [['Ideas', 'Explain how a lock works.'], 'explain'],
  [['Ideas', 'Write a speech in direct speech.'], 'persuade'],
  [['Ideas', 'Why do cats purr?', 'Tell us what you know.'], 'explain'],
  [['Ideas', 'Why do cats purr?', 'Write a story about a cat.'], 'narrate'],
  [['Ideas', 'Should we have a pet? State your position.'], 'persuade'],
])('%j is writing to %s', (texts, purpose) => {
  expect(purposeNamed(texts)).toBe(purpose);
});

it.each([
  [
    'recount',
    ['recount', 'Recounts', 'a camp RECOUNT', 'news report', 'Newspaper articles', 'a news story'],
  ],
  [
    'instruct',
    [
      'procedural text',
      'Procedures',
      'instructions for a hāngī',
      'an instruction on safety',
      'Instructions to a friend',
      'how to fish',
      'recipe',
      'Recipes',
    ],
  ],
  [
    'persuade',
    [
      'persuasive',
      'Persuade',
      'argument',
      'arguments',
      'opinion',
      'opinions',
      'convince',
      'Convincing',
      'speech',
      'speeches',
      'debate',
      'debates',
      'an editorial',
      'a letter to the editor',
      'Take a clear position.',
      'Choose a side.',
      'bedtimes: for or against',
    ],
  ],
  [
    'narrate',
    [
      'narrative',
      'narratives',
      'story',
      'stories',
      'fairy tale',
      'fairytales',
      'myth',
      'myths',
      'legend',
      'legends of Māui',
    ],
  ],
  [
    'explain',
    [
      'facts about sharks',
      'report',
      'reports',
      'explanation',
      'explanations',
      'explain',
      'explaining',
      'information',
    ],
  ],
  ['describe', ['describe', 'description', 'Descriptions of a person']],
])('writing to %s has many names', (purpose, names) => {
  expect(names.map((name) => purposeNamed([name]))).toEqual(names.map(() => purpose));
});

it('describing is the purpose only where no other is named', () => {
  expect(purposeNamed(['Vocabulary', 'Describe a storm'])).toBe('describe');
  expect(purposeNamed(['Ideas', 'Describe it', 'Write a report about your animal.'])).toBe(
    'explain',
  );
  expect(purposeNamed(['Ideas', 'Write a recount, and describe what you saw.'])).toBe('recount');
  expect(purposeNamed(['Write a story that shows the place instead of explaining it.'])).toBe(
    'narrate',
  );
  expect(purposeNamed(['Describe the hero of your story in a report'])).toBeUndefined();
});

it.each([
  ['Describe a place. Don’t tell a story, just describe.', 'describe'],
  ['Describe a place, and tell us no story.', 'describe'],
  ['Write a description and not a recount.', 'describe'],
  ['Give us information. Remember: not a story about you.', 'explain'],
  ['Write a story of no more than one page.', 'narrate'],
  ['Write a story, but don’t tell the story of somebody else.', 'narrate'],
])('what is not wanted names no purpose: %s', (words, purpose) => {
  expect(purposeNamed(['Ideas', words])).toBe(purpose);
});

it('names no purpose where none, or more than one, is named', () => {
  expect(purposeNamed(['Ideas', 'Term 4', ''])).toBeUndefined();
  expect(purposeNamed(['A story or a report'])).toBeUndefined();
  expect(purposeNamed(['Give at least two reasons and explain them.'])).toBeUndefined();
});

it.each([
  'recounted',
  'prerecount',
  'the instructions',
  'somehow to',
  'how tomatoes grow',
  'storyboard',
  'history',
  'reporter',
  'misinformation',
  'mythical',
  'speechless',
  'unopinionated',
  'recipes123',
  'fairy  tale',
  'overpersuade',
])('part of a word, or of a name, names none: %s', (text) => {
  expect([text, purposeNamed([text])]).toEqual([text, undefined]);
});
