import { expect, it } from 'vitest';
import { builtInWriter } from './built-in-writer.ts';

const commentsOn = (lines: readonly string[], spelled: string) =>
  builtInWriter
    .write({
      text: lines.join('\n'),
      spelled,
      studentName: 'Riley',
      focus: [{ title: 'Ideas', descriptors: '' }],
      wordCount: 60,
      readingLevel: 3,
      seed: 'poem',
    })
    .map(({ comment }) => comment)
    .join('\n');

const poem = ['Mad about motorbikes', 'Always up early', 'Incredible in goal', 'Afraid of eels'];

it('of lines that spell a name, the first is quoted, and the name is not told', () => {
  const comments = commentsOn(['Riley, by Riley', '', ...poem], 'maia');
  expect(comments).toMatch(/“Mad about motorbikes”.* spell a name/u);
  expect(comments).not.toMatch(/maia/iu);
});

it('the first of them is no title, however short it is', () => {
  expect(commentsOn(['Kind', 'Awesome at maths', 'Into surfing'], 'kai')).toContain('“Kind”');
});

it('a poem is read as one where a stand-in begins a line of it', () => {
  const comments = commentsOn(['Riley is mad', ...poem.slice(1)], 'maia');
  expect(comments).not.toContain('spell');
  expect(comments).toContain('your idea into lines');
});
