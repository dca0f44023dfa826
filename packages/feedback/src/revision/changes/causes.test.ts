import { expect, it } from 'vitest';
import { causesOf } from './causes.ts';
import { textAt } from '../words/text-at.ts';
import { compareWords } from './compare-drafts.ts';

/** The changes that are to blame, as the words that went and those that came. */
function causes(before: string, after: string, isFound: (text: string) => boolean): string[] {
  const compared = compareWords(before, after);
  const { alignment, changes } = compared;
  return causesOf({ before, after, compared }, changes, isFound).map(
    (change) =>
      `${textAt(before, alignment.before, change.before)} → ${textAt(after, alignment.after, change.after)}`,
  );
}

const lacks = (...words: string[]) => {
  return (text: string) => !words.every((word) => text.includes(word));
};

const before = 'Tama ran. Mum baked pies. We swam far.';

it('a finding went because of each change that would have been enough alone, wherever it is', () => {
  expect(
    causes(before, before.replace('ran', 'raced').replace('far', 'well'), lacks('raced')),
  ).toEqual(['ran. → raced.']);
  const ends = `Oh ${before} The end.`;
  expect(causes(before, ends, lacks('Oh Tama ran.'))).toEqual([' → Oh']);
  expect(causes(before, ends, lacks('swam far. The end.'))).toEqual([' → The end.']);
  const both = before.replace('ran', 'raced').replace('far', 'fast');
  const either = (text: string) => !/raced|fast/u.test(text);
  expect(causes(before, both, either)).toEqual(['ran. → raced.', 'far. → fast.']);
});

it('a finding went because of words that are left out, with the rest of the text as it was', () => {
  const after = before.replace(' baked', '').replace(' far', ' well');
  const left = (text: string) => text !== 'Tama ran. Mum pies. We swam far.';
  expect(causes(before, after, left)).toEqual(['baked → ']);
});

it('a finding went because of two changes together where neither would have been enough', () => {
  const after = before.replace('ran', 'raced').replace('baked', 'ate').replace('far', 'well');
  expect(causes(before, after, lacks('raced', 'well'))).toEqual(['ran. → raced.', 'far. → well.']);
});

it('a finding went because of what moved only if no other change explains it', () => {
  const [dogs, cats] = ['Dogs guard every house.', 'Cats sleep a lot there.'];
  const swapped = `${cats} ${dogs}`;
  const isFirst = (text: string) => text.startsWith('Dogs');
  expect(causes(`${dogs} ${cats}`, swapped, isFirst)).toEqual([`${cats} → ${cats}`]);
  expect(causes(`${dogs} ${cats} We ran.`, `${swapped} We raced.`, lacks('raced'))).toEqual([
    'ran. → raced.',
  ]);
});

it('nothing is to blame where a finding would have gone without any change', () => {
  expect(causes(before, before, () => false)).toEqual([]);
});

const names = Array.from({ length: 21 }, (_, i) => `Kid${i}`);
const many = names.map((name) => `${name} ran home.`).join(' ');
const grown = names
  .map((name, i) => `${name} ran ${i === 20 ? 'off' : 'right off'} home.`)
  .join(' ');

it('only the twenty longest changes are tried', () => {
  expect(causes(many, grown, lacks('Kid20 ran off'))).toEqual([]);
  expect(causes(many, grown, lacks('Kid19 ran right off'))).toEqual([' → right off']);
  expect(
    causes(many, grown.replace('Kid20 ran off', 'Kid20 ran right off now'), lacks('off now')),
  ).toEqual([' → right off now']);
});

it('fewer changes are tried in a very long text', () => {
  const pad = ` ${'We swam and swam. '.repeat(2_800)}`;
  const two = before.replace('ran', 'raced').replace('far', 'really very far');
  expect(causes(before + pad, two + pad, lacks('raced'))).toEqual([]);
  expect(causes(before + pad, two + pad, lacks('really'))).toEqual([' → really very']);
});
