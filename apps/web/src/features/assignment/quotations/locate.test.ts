import { expect, test } from 'vitest';
import { answer, studentText } from '../testing/sample-work.ts';
import { locateQuotations } from './locate.ts';

const { feedback, points } = answer;
const quoted = 'my ears buzzed like bees';
const locate = (text = feedback, student = studentText) => locateQuotations(text, points, student);

test('finds a quotation in the feedback and in the student’s text', () => {
  const [one, ...others] = locate();
  expect(others).toEqual([]);
  expect(studentText.slice(one?.inText?.start, one?.inText?.end)).toBe(quoted);
  expect(feedback.slice(one?.inFeedback.start, one?.inFeedback.end)).toBe(`“${quoted}”`);
});

test('follows the words when the text before them has changed', () => {
  const longer = `It rained. ${studentText}`;
  const [one] = locate(feedback, longer);
  expect(longer.slice(one?.inText?.start, one?.inText?.end)).toBe(quoted);
});

test('follows the words when only their marks, spaces or case have changed', () => {
  const changed = studentText.replace(quoted, 'My  ears\u00A0buzzed\nlike bees');
  const [one] = locate(feedback, changed);
  expect(changed.slice(one?.inText?.start, one?.inText?.end)).toBe(
    'My  ears\u00A0buzzed\nlike bees',
  );
});

test('says that the words are gone when the student has replaced them', () => {
  expect(locate(feedback, 'Something else altogether')[0]?.inText).toBeNull();
});

test('a quotation that the teacher removed from the feedback counts no more', () => {
  expect(locate('I can hear the bus.')).toEqual([]);
});

test('a quotation that the teacher adds is looked up in the student’s text', () => {
  const own = locate('“the bus” and “the purple elephant”', 'I heard the  BUS. It came.');
  expect(own.map(({ text, inText }) => [text, inText])).toEqual([
    ['the bus', { start: 8, end: 16 }],
    ['the purple elephant', null],
  ]);
});

test('straight quotation marks are as good; a sign for inches and a lone mark are none', () => {
  const own = locate('"the bus" was 5" and "the purple elephant". Ka pai "you', 'I heard the bus.');
  expect(own.map(({ text, inText }) => [text, inText !== null])).toEqual([
    ['the bus', true],
    ['the purple elephant', false],
  ]);
});

test('a quotation that the teacher changes is one no longer', () => {
  const [one] = locate(feedback.replace(quoted, 'my ears buzzed like wasps'));
  expect(one).toMatchObject({ inText: null, isOfWriter: false });
});

test('a single word in quotation marks may be a suggestion, and is left alone', () => {
  expect(locate(`Try “because”. “${quoted}!” is lovely.`).map(({ text }) => text)).toEqual([
    quoted,
  ]);
});
