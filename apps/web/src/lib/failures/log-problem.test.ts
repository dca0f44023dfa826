import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/index.ts';
import { logProblem } from './log-problem.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

afterEach(() => {
  warn.mockClear();
});

test('a failure is noted with its reason where the words are our own', () => {
  logProblem('A draft could not be saved', new ApiError(503, 'model_busy', 'Busy just now.'));
  logProblem('A picker failed', new Error('The picker took too long to load'));
  expect(warn.mock.calls.flat()).toEqual([
    'A draft could not be saved: Busy just now.',
    'A picker failed: The picker took too long to load',
  ]);
});

test('what a student wrote is not noted, though an error repeats it', () => {
  const parse = () => JSON.parse('We saw a tūī at camp') as unknown;
  expect(parse).toThrow(/We saw/);
  try {
    parse();
  } catch (error) {
    logProblem('Could not read drafts', error);
  }
  expect(warn.mock.calls.flat()).toEqual(['Could not read drafts: SyntaxError']);
});
