import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { linkingWords } from './linking-words.ts';

describe('a word that links is praised with its sentence', () => {
  it.each([
    'Therefore dogs need space',
    'However, dogs need space',
    'Although dogs run, it is so',
    'Even though dogs run, it is so',
    'As a result dogs need space',
    'This means that dogs need space',
    'In addition, dogs need space',
    'Furthermore dogs need space',
    'Otherwise dogs need space',
    'On the other hand dogs sleep',
    'For this reason dogs need space',
  ])('“%s”', (words) => {
    expect(found(linkingWords, `Dogs run. ${words}. It is so.`)).toEqual([
      ['strength', expect.any(String)],
    ]);
  });

  it.each(['Dogs need space however', 'Dogs need space, therefore.', 'Somehowever dogs run'])(
    'but not “%s”',
    (words) => {
      expect(found(linkingWords, `Dogs run. ${words}. It is so.`)).toEqual([]);
    },
  );
});

describe('reasons that are only counted', () => {
  it.each([
    ['First, dogs run. Secondly, dogs sleep.', 'Secondly, dogs sleep'],
    ['Firstly dogs run. Thirdly dogs sleep.', 'Thirdly dogs sleep'],
    ['We run!\nFirst dogs run. Secondly dogs sleep.', 'Secondly dogs sleep'],
    ['First dogs run. Secondly dogs sleep. Thirdly dogs eat.', 'Secondly dogs sleep'],
  ])('are asked how they fit: “%s”', (text, words) => {
    expect(found(linkingWords, text)).toEqual([['nextStep', words]]);
  });

  it.each([
    'Dogs first run. Secondly, dogs sleep.',
    'First dogs run. Second, dogs sleep.',
    'First dogs run. Then secondly dogs sleep.',
    'Firstborn dogs run. Secondly dogs sleep.',
  ])('are none in “%s”', (text) => {
    expect(found(linkingWords, text)).toEqual([]);
  });
});
