import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';

function fileWith(content: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'second-draft-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'words.json');
  writeFileSync(file, content);
  return file;
}

const read = (content: string) => readConfig({ OPERATOR_FILE: fileWith(content) }).operatorWords;

test('without a file the operator says nothing', () => {
  expect(readConfig({}).operatorWords).toBeNull();
});

test('what the file leaves out is not said', () => {
  const testimonials = [{ quotation: 'It quotes them.', role: 'Year 4 teacher' }];
  expect(read(JSON.stringify({ testimonials }))).toEqual({
    testimonials,
    tools: [],
    claims: { schools: null, saving: null, makers: null },
  });
});

test.each([
  ['is not there', () => readConfig({ OPERATOR_FILE: '/nowhere/words.json' })],
  ['is no JSON', () => read('testimonials: none')],
  ['has a field that nobody knows', () => read('{"testimonial":[]}')],
  ['has a quotation without its role', () => read('{"testimonials":[{"quotation":"Good."}]}')],
  [
    'links to what is no web page',
    () => read('{"tools":[{"name":"a","description":"b","address":"javascript:alert(1)"}]}'),
  ],
])('a file that %s is refused by the setting’s name', (_case, reading) => {
  expect(reading).toThrow(/OPERATOR_FILE/);
});
