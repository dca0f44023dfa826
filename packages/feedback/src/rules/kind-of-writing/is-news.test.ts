import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { isNews } from './is-news.ts';

const report = 'A cow walked down the street on Tuesday. “I saw it,” said Mrs Peters. Police came.';
const isRead = (text: string, purpose?: string) => isNews(readStudentText(text, purpose));

it('what happened to others is told as news if it has a byline, or if a recount was asked for', () => {
  expect(isRead(`COW STOPS TRAFFIC ON STREET\nBy Jack Thompson\n${report}`)).toBe(true);
  expect(isRead(report, 'recount')).toBe(true);
  expect(isRead(report)).toBe(false);
  expect(isRead(`The Cow\nBy Jack Thompson\n${report}`, 'narrate')).toBe(false);
});

it('news is told where the task asks for it, whatever kind of report it is taken for', () => {
  const read = readStudentText(report, 'explain');
  expect(isNews({ ...read, task: 'Write a newspaper article about our town.' })).toBe(true);
  expect(isNews({ ...read, task: 'Write a report about cows.' })).toBe(false);
});

it('what its writer took part in is no news', () => {
  expect(isRead(`${report} We laughed.`, 'recount')).toBe(false);
});
