import { expect, test } from 'vitest';
import { completionDate, completionFacts } from './completion-facts.ts';

const record = {
  timestamp: '2026-03-02T21:00:05Z',
  user: 'aroha@kowhai.school.nz',
  category: 'Ideas',
  studentText: 'On the second night',
  wordCount: 1234,
  readingAge: 10,
  completion: {
    model: 'gpt-4o',
    id: 'c-1',
    choices: [{ message: { content: 'Ka pai,  Hine!\n' } }],
  },
};

test('a completion’s date is written dd/mm/yyyy hh:mm:ss', () => {
  expect(completionDate(record.timestamp)).toMatch(/^0[23]\/03\/2026 \d\d:00:05$/);
});

test('dates that are missing or unreadable are said to be', () => {
  expect(completionDate('')).toBe('Unknown date');
  expect(completionDate('yesterday')).toBe('Invalid date');
});

test('a completion shows its numbers as people write them', () => {
  const { head, foot } = completionFacts(record);
  expect(Object.fromEntries(head)).toMatchObject({ Words: '1,234', 'Reading Age': '10 years' });
  expect(Object.fromEntries(foot)).toEqual({ 'Completion ID': 'c-1', 'Feedback Words': '3' });
});

test('what a completion lacks is said in words', () => {
  const { readingAge: _, ...rest } = record;
  const bare = {
    ...rest,
    user: '',
    category: '',
    studentText: '',
    completion: { model: '', id: '', choices: [] },
  };
  const { head, foot, ...texts } = completionFacts(bare);
  expect(Object.fromEntries([...head, ...foot])).toMatchObject({
    User: 'Unknown User',
    Category: 'Unknown Category',
    Model: 'Unknown',
    'Completion ID': 'Unknown',
    'Feedback Words': '0',
  });
  expect(head.map(([label]) => label)).not.toContain('Reading Age');
  expect(texts).toEqual({
    studentText: 'No student text available',
    feedback: 'No feedback available',
  });
});
