import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { meant, meantIn } from './meant.ts';
import { isPastDeed } from '../kinds-of-words/past-verbs.ts';
import { isStrongVerb, tiredWords, vividDescriptions } from '../kinds-of-words/vivid-words.ts';

it.each([
  ['I went becos it rained.', 'I went because it rained.'],
  ['Becos it rained, we dident go.', 'Because it rained, we didn’t go.'],
  ["We dident'", "We didn't"],
  ['Im alot older.', "I'm a lot older."],
  ['On wensday', 'On Wednesday'],
  ['We ran home.', 'We ran home.'],
])('a text is read as it is meant: %s', (written, said) => {
  expect(meantIn(written)).toBe(said.replaceAll('’', "'"));
  const [sentence] = readStudentText(written).sentences;
  expect(sentence && meant(sentence)).toBe(said.replaceAll('’', "'"));
});

it.each(['ran', 'went', 'jumped', 'carried', 'ended'])('“%s” tells what somebody did', (word) => {
  expect(isPastDeed(word)).toBe(true);
});

it.each(['run', 'need', 'indeed', 'excited', 'scared', 'red', 'used', 'xyzzyed', 'bed', 'jumping'])(
  '“%s” tells nothing that somebody did',
  (word) => {
    expect(isPastDeed(word)).toBe(false);
  },
);

it('no word is both strong and tired, and each tired word has something to put in its place', () => {
  for (const word of ['crept', 'yelled', 'dashed']) expect(isStrongVerb(word), word).toBe(true);
  for (const word of ['ancient', 'dazzling']) expect(vividDescriptions.has(word), word).toBe(true);
  for (const [word, instead] of tiredWords) {
    expect(isStrongVerb(word) || vividDescriptions.has(word), word).toBe(false);
    expect(word).toMatch(/^[a-z]{2,}$/u);
    expect(instead, word).toMatch(/^(?:a |the |one |‘)\p{L}{2,}/u);
  }
  expect(tiredWords.size).toBeGreaterThan(10);
  expect(isStrongVerb('')).toBe(false);
});
