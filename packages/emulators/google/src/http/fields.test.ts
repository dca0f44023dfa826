import { expect, test } from 'vitest';
import { selectFields } from './fields.ts';

const answer = {
  id: '1',
  name: 'A',
  owners: [{ name: 'Tui', me: true }],
  capabilities: { canComment: true, canEdit: false },
};

test.each([
  ['id', { id: '1' }],
  ['id,name', { id: '1', name: 'A' }],
  ['id, capabilities(canComment)', { id: '1', capabilities: { canComment: true } }],
  ['owners/name,id', { id: '1', owners: [{ name: 'Tui' }] }],
  ['*', answer],
  ['*(name)', { id: '1', name: 'A', owners: [{ name: 'Tui' }], capabilities: {} }],
  ['nothing', {}],
])('%s selects what it names', (fields, expected) => {
  expect(selectFields(answer, fields)).toEqual(expected);
});

test.each(['', 'id,', 'id(', 'id)', 'id(name', 'a/', 'a b,!'])('%j is refused', (fields) => {
  expect(() => selectFields(answer, fields)).toThrow(/Invalid field selection/);
});
