import { expect, it } from 'vitest';
import { rules } from '../../src/rules/all-rules.ts';
import type { Finding } from '../../src/rules/rule.ts';
import { readStudentText, type StudentText } from '../../src/text/student-text.ts';
import { textsOfRecord } from './record.ts';

/** Split where the macron is, each leaves an English word: i, i, hope, hi. */
const names = ['Ngāi Tahu', 'Kāi Tahu', 'Ōhope', 'Wāhi'];

/** Every third text takes long enough. */
const EACH = 3;

/** Puts a name before every third noun: nonsense, but the same for both readings. */
function withNames({ text }: StudentText, at: number): string {
  let count = 0;
  return text.replaceAll(/\b(the|a|my|his|her) (?=[a-z]{3,})/gu, (words) => {
    count += 1;
    return count % EACH === 1 ? `${words}${names[at % names.length]} ` : words;
  });
}

const withoutMacrons = (text: string) =>
  text.normalize('NFD').replaceAll('\u0304', '').normalize('NFC');

const lineOf = ({ kind, quotations, places, slots }: Finding) =>
  withoutMacrons(JSON.stringify({ kind, quotations, places, slots }));

it('what rules find does not turn on the macrons of a name, which patterns may take for the edge of a word', () => {
  const turning: string[] = [];
  const some = [...textsOfRecord()].filter((_, at) => at % EACH === 0);
  const texts = some.map(([id, text], at) => [id, withNames(text, at)] as const);
  for (const [id, written] of texts) {
    const [as, without] = [written, withoutMacrons(written)].map((one) => readStudentText(one));
    for (const [name, rule] of Object.entries(rules)) {
      const [found, alone] = [as, without].map((one) => one && rule.find({ ...one }).map(lineOf));
      if (JSON.stringify(found) !== JSON.stringify(alone)) turning.push(`${name} in ${id}`);
    }
  }
  expect(turning).toEqual([]);
}, 120_000);
