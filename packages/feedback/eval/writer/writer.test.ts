import { quotedSpans } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { countWords, isPraise, lengthRange } from '../../src/index.ts';
import { recorded, requestsOfRecord, writtenFor } from './record.ts';

const record = recorded();
const requests = requestsOfRecord();

it.each([...requests])('writes what it wrote when that was last read: %s', (name, request) => {
  expect(writtenFor(request)).toEqual(record[name]);
});

describe('what is recorded', () => {
  const all = [...requests].map(([name, request]) => {
    const lines = (record[name] ?? []).filter((line) => !/^(?:note|simpler):/u.test(line));
    const said = (kind: string) => lines.filter((line) => line.startsWith(`${kind} `));
    return { name, request, lines, strengths: said('strength'), steps: said('nextStep') };
  });
  const commentOf = (line: string) => line.slice(line.indexOf(': ') + 2);

  it('begins with praise, to the student by name; on a second draft, with what is new in it', () => {
    for (const { name, request, lines } of all) {
      const [first = '', ...rest] = lines;
      expect(first, name).toMatch(/^strength .*: Casey, /u);
      expect(first.startsWith('strength secondDraft'), name).toBe(request.earlier !== undefined);
      for (const line of rest) expect(line, name).not.toContain('Casey');
    }
  });

  it('has at most two next steps, and none where only praise was asked for', () => {
    for (const { name, request, steps } of all)
      expect(steps.length, name).toBeLessThanOrEqual(isPraise(request.focus) ? 0 : 2);
  });

  it('quotes only the student’s own words, none of them twice, and leaves no gap unfilled', () => {
    for (const { name, request, lines } of all) {
      const quoted = lines.flatMap((line) => quotedSpans(line).map(({ text }) => text));
      for (const words of quoted) expect(request.text, name).toContain(words);
      expect(new Set(quoted).size, name).toBe(quoted.length);
      expect(lines.join(' '), name).not.toMatch(/[{}]|“”|undefined|null:/u);
    }
  });

  // On a second draft, what is new may be long, and nothing shorter is sought.
  it('is at most a tenth longer than was asked for, on a first draft', () => {
    for (const { name, request, lines } of all.filter((one) => one.request.earlier === undefined))
      expect(countWords(lines.map(commentOf).join(' ')), name).toBeLessThanOrEqual(
        lengthRange(request.wordCount).most,
      );
  });
});
