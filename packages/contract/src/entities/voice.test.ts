import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { letters, many, takes } from '../testing/takes.ts';
import { writtenBankComment } from './bank-comment.ts';
import { writtenVoice } from './voice.ts';

const voice = { isOn: true, greeting: '', ending: '', asking: null, uses: [], avoids: [] };

test.each<[string, object, object]>([
  [
    'greeting',
    { greeting: letters(limits.voiceLineMax) },
    { greeting: letters(limits.voiceLineMax + 1) },
  ],
  ['ending', { ending: 'Ka pai!' }, { ending: 'Ka\npai' }],
  [
    'words',
    { uses: many(limits.voiceWordsMax, () => 'a') },
    { uses: many(limits.voiceWordsMax + 1, () => 'a') },
  ],
  [
    'word',
    { avoids: [letters(limits.voiceWordMax)] },
    { avoids: [letters(limits.voiceWordMax + 1)] },
  ],
  ['letters', { avoids: ['5'] }, { avoids: ['-'] }],
  ['line', { uses: ['a b'] }, { uses: ['a\tb'] }],
])('how she writes is held to the bounds of its %s', (_, right, wrong) => {
  expect(takes(writtenVoice, { ...voice, ...right })).toBe(true);
  expect(takes(writtenVoice, { ...voice, ...wrong })).toBe(false);
});

test('a comment of the bank may have no category, and has words', () => {
  expect(writtenBankComment.parse({ category: ' ', text: ' Ka pai. ' })).toEqual({
    category: '',
    text: 'Ka pai.',
  });
  for (const wrong of [
    { category: '', text: ' ' },
    { category: '', text: letters(limits.commentMax + 1) },
    { category: letters(limits.categoryTitleMax + 1), text: 'a' },
  ])
    expect(takes(writtenBankComment, wrong)).toBe(false);
});

test('what she writes is kept without the spaces around it, and without signs that nobody sees', () => {
  const written = { ...voice, greeting: ' Kia ora ', uses: [' ka pai '] };
  expect(writtenVoice.parse(written)).toMatchObject({ greeting: 'Kia ora', uses: ['ka pai'] });
  for (const word of ['\u0007a', 'a\u0007'])
    expect(takes(writtenVoice, { ...voice, uses: [word] })).toBe(false);
  for (const word of ['«a»', 'a!'])
    expect(takes(writtenVoice, { ...voice, uses: [word] })).toBe(true);
});
