import { expect, test } from 'vitest';
import { completionsPage } from './completion.ts';

const pagination = { start: 0, limit: 100, returned: 1, total: 1 };

const read = (...completions: unknown[]) =>
  completionsPage.parse({ completions, pagination }).completions;

const record = {
  timestamp: '2026-03-02T21:00:05.000Z',
  user: 'aroha@kowhai.school.nz',
  category: 'Ideas',
  studentText: 'On the second night',
  wordCount: 4,
  completion: { model: 'gpt-4o', id: 'c-1', choices: [{ message: { content: 'Ka pai.' } }] },
};

test('a record of today is read and written as it is', () => {
  expect(read(record)).toEqual([record]);
  expect(completionsPage.encode({ completions: [record], pagination })).toEqual({
    completions: [record],
    pagination,
  });
});

test.each([1_772_485_205_000, { $date: record.timestamp }, { $date: 1_772_485_205_000 }])(
  'an instant can be written as %o',
  (timestamp) => expect(read({ ...record, timestamp })).toEqual([record]),
);

test('an instant that no calendar has is kept for the reader to see', () => {
  expect(read({ ...record, timestamp: 9e15 })[0]?.timestamp).toBe('9000000000000000');
});

test.each([
  { user: { email: record.user, name: 'Aroha' } },
  { category: { title: 'Ideas', id: 'ideas' } },
  { studentText: { title: record.studentText } },
])('words can be in an object: %o', (change) => {
  expect(read({ ...record, ...change })).toEqual([record]);
});

test('without an email address, a user is called by name', () => {
  expect(read({ ...record, user: { name: 'Aroha' } })[0]?.user).toBe('Aroha');
});

test('what is missing is empty, and what is no record is skipped', () => {
  expect(read(null, 'nothing', 7, {})).toEqual([
    {
      timestamp: '',
      user: '',
      category: '',
      studentText: '',
      wordCount: 0,
      completion: { model: '', id: '', choices: [] },
    },
  ]);
});
