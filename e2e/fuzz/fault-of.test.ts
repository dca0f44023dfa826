import { errors, operations, type Operation } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { faultOf } from './fault-of.ts';

const { status, message } = errors.not_found;

const faultOfNotFound = (operation: Operation, path: string) =>
  faultOf(
    { operation, path, headers: {}, body: null },
    {
      status,
      type: 'application/json',
      body: JSON.stringify({ error: message, code: 'not_found' }),
      ms: 1,
    },
  );

test('not_found is a fault of an operation that does not declare it', () => {
  expect(faultOfNotFound(operations.rubrics, '/api/rubrics')).toBe('an undeclared error');
  expect(faultOfNotFound(operations.saveDraft, '/api/drafts/12/34/a-document')).toBe(
    'an undeclared error',
  );
  expect(faultOfNotFound(operations.rubricFile, `/api/rubrics/${'a'.repeat(24)}`)).toBeNull();
});

test('not_found is no fault where the path leads to no operation', () => {
  for (const path of [
    '/api/drafts//34/a',
    '/api/drafts/12/34/a/b',
    '/api/drafts/12/34/%',
    '/a/../b',
  ])
    expect(faultOfNotFound(operations.saveDraft, path)).toBeNull();
});
