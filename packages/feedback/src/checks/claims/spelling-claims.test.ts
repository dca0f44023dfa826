import { describe, expect, it } from 'vitest';
import type { DraftPoint } from '../draft-point.ts';
import { sourceText } from '../finding/source-text.ts';
import { check, strength } from '../testing/sample-feedback.ts';

const text = `On Saturday my friend Tāne and I went to Pukehina beach in our togs. Then we beleived we saw a shark, becuase it was freezing and I herd thunder.
The whanau ate kahawai. I sed there dog was scared of the vaccum, and Zayden laughed.`;
const proven = strength('“we saw a shark” makes me look up.');
const shown = (kind: DraftPoint['kind'], comment: string, source = text) =>
  check([proven, { kind, comment, quotations: [], example: null, skill: null }], {
    source: sourceText(source),
    wordCount: 60,
    names: ['Zayden Poe'],
  }).points.find((point) => point.comment !== proven.comment)?.comment;

describe('praise for spelling', () => {
  it.each([
    'You spelt “beleived” right, which is a hard word to spell.',
    '“beleived” has all its letters in the right order.',
    'You spelled hard words well: “beleived” and “freezing”.',
    'The spelling of “thunder”, “freezing” and “becuase” is correct, and that is not easy.',
    'You spelt beleived and freezing correctly.',
    'You have spelt every word right.',
    'All your words are spelt correctly, so I read on.',
    'There are no spelling mistakes at all.',
    'Your spelling is perfect.',
    'You make no mistakes in your text.',
    'You spelled all the hard words correctly.',
    'Not a single word is misspelt, so I read on.',
    'Your spelling is 100%.',
    'You checked it, so there are no spelling mistakes.',
    'When I read it, I can see that every word is spelt right.',
    'I am sure that your spelling is perfect.',
    'I like “it was freezing”, and there are no spelling mistakes.',
    'You spelt every word right in “Then we beleived we saw a shark”.',
    '“it was freezing” is good, and your words are all spelt correctly.',
    'You spelled everything correctly.',
    'Your spelling is spot on.',
    'I found no errors in your spelling.',
    'There is excellent spelling throughout.',
  ])('is dropped if the word isn’t right: %s', (comment) => {
    expect(shown('strength', comment)).toBeUndefined();
  });

  it.each([
    'You spelt “thunder” and “freezing” right, and that is not easy.',
    'You spelt “kahawai” and “whanau” just right.',
    '“Saturday” has its capital, and the spelling is right.',
    'You try hard words, and write every sound you hear: “beleived”.',
    'You spelt “freezing” right, but “beleived” is one letter out.',
    'Nearly every word is spelt right, so I can read on.',
    'You spelt every word right in “it was freezing”.',
    'There is no spelling mistake in “it was freezing”.',
    'You check that there are no spelling mistakes before you read on.',
    'Your spelling is nearly perfect.',
    'Your words are all about the sea.',
    'Every word is right for a scary story.',
    'You spelled “shark” correctly in “we beleived we saw a shark”.',
    'The right words in the right place: “I herd thunder” is loud.',
    'Your full stops are right, as in “The whanau ate kahawai.”',
  ])('stays where it is true, or not about spelling: %s', (comment) => {
    expect(shown('strength', comment)).toBeDefined();
  });

  it('of all words stays where none is surely misspelt', () => {
    const right = 'Then we saw a shark, because it was freezing.';
    for (const comment of ['You spelt every word right.', 'There are no spelling mistakes.'])
      expect(shown('strength', comment, right)).toBe(comment);
  });
});

describe('a step that calls a word misspelt', () => {
  it.each([
    '“thunder” is spelt wrong; look it up.',
    '“Pukehina” is spelt wrong, so look at a map.',
    '“Tāne” is misspelt.',
    'Tāne is not an English word, so choose an English one in its place.',
    '“togs” is not a real word.',
    '“whanau” is spelt incorrectly.',
    '“beleived” and “thunder” are spelt wrong.',
    'Fix the spelling of “beleived” and “freezing”.',
    'You have two spelling mistakes: “becuase” and “kahawai”.',
    '“Zayden” is a spelling mistake.',
    'The word “shark” is misspelled.',
  ])('is dropped where the word is right, a name or a kupu: %s', (comment) => {
    expect(shown('nextStep', comment)).toBeUndefined();
  });

  it.each([
    '“beleived” and “becuase” are spelt wrong; look them up.',
    '“sed” is spelt wrong: it has ‘ai’ in the middle.',
    '“there” is spelt wrong here: whose dog is it?',
    '“herd” is a spelling mistake, for a herd is of cows.',
    'Check the spelling of “vaccum”.',
    'Look at “beleived”. The right spelling is ‘believed’.',
    'Last, check the spelling of “vaccum” and read “it was freezing” again.',
    'Replace “we saw” with a verb that shows more, and mend “becuase”, which is misspelt.',
    'Check “to” in “went to Pukehina beach”.',
  ])('stays where it may be: %s', (comment) => {
    expect(shown('nextStep', comment)).toBe(comment);
  });
});
