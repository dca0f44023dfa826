import { expect, it } from 'vitest';
import { rules } from '../../src/rules/all-rules.ts';
import { foundBy, recorded, textsOfRecord } from './record.ts';

const texts = textsOfRecord();
const record = recorded();

it.each(Object.entries(rules))(
  '%s finds in the recorded texts what it found when that was last read, and nothing else',
  (name, rule) => {
    expect(foundBy(rule, texts)).toEqual(record[name]);
  },
);

it('nearly every rule has something to find in these texts, and nearly all have many to leave alone', () => {
  const counts = Object.values(record).map((found) => Object.keys(found).length);
  const share = (is: (count: number) => boolean) => counts.filter(is).length / counts.length;
  expect(share((count) => count > 0)).toBeGreaterThan(0.9);
  expect(share((count) => count < texts.size / 2)).toBeGreaterThan(0.85);
});
