import { expect, test } from 'vitest';
import { letters, takes } from '../testing/takes.ts';
import { operatorWords } from './operator-words.ts';

test('the operator may say nothing, and says nothing that is unknown or too long', () => {
  const nothing = {
    testimonials: [],
    tools: [],
    claims: { schools: null, saving: null, makers: null },
  };
  expect(operatorWords.parse({})).toEqual(nothing);
  expect(operatorWords.parse({ claims: {} })).toEqual(nothing);
  const tool = { name: 'Pūtaiao', description: 'Science.' };
  expect(operatorWords.parse({ tools: [tool] }).tools).toEqual([{ ...tool, address: null }]);
  expect(takes(operatorWords, { tools: [{ ...tool, address: 'https://tool.nz' }] })).toBe(true);
  for (const wrong of [
    { quotes: [] },
    { tools: [{ ...tool, address: 'javascript:alert(1)' }] },
    { tools: [{ ...tool, address: 'xhttp://tool.nz' }] },
    { tools: [{ ...tool, name: letters(121) }] },
    { tools: [{ ...tool, description: letters(601) }] },
    { tools: [{ ...tool, more: 1 }] },
    { testimonials: [{ quotation: ' ', role: 'Teacher' }] },
    { testimonials: [{ quotation: 'Good.', role: 'Teacher', name: 'Hana' }] },
    { claims: { schools: '' } },
    { claims: { pupils: '5' } },
  ])
    expect(takes(operatorWords, wrong), JSON.stringify(wrong)).toBe(false);
});
