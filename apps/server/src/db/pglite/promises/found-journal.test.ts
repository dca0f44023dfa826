import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '../../database.ts';
import { temporaryFolder } from '../../testing/test-databases.ts';
import { lineOf } from './journal-lines.ts';
import { promisedIn } from './journal.ts';

const statement = (word: string): Statement => ({
  sql: 'insert into words values ($1)',
  params: [word],
});
const words = ({ statements }: { statements: Statement[] }) =>
  statements.map(({ params }) => params[0]);

let file: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  const temporary = await temporaryFolder();
  [file, remove] = [path.join(temporary.folder, 'journal'), temporary.remove];
});
afterAll(() => remove());

describe('a journal that is found', () => {
  const found = async (text: string) => {
    await writeFile(file, text);
    return promisedIn(file);
  };

  it('is read up to a last line that was cut off anywhere', async () => {
    const last = lineOf(statement('moana'));
    for (let length = 0; length < last.length - 1; length += 1) {
      const read = await found(lineOf(statement('awa')) + last.slice(0, length));
      expect(words(read)).toEqual(['awa']);
      expect(read.spoilt).toEqual([]);
    }
  });

  it('is read past a damaged line, which is reported', async () => {
    const spoilt = lineOf(statement('roto')).replace('roto', 'r0to');
    const read = await found(lineOf(statement('awa')) + spoilt + lineOf(statement('moana')));
    expect(words(read)).toEqual(['awa', 'moana']);
    expect(read.spoilt).toEqual([spoilt.trimEnd()]);
  });

  it('may be of a version that wrote no check sums', async () => {
    const old = (word: string) => `${JSON.stringify(statement(word))}\n`;
    expect(words(await found(old('awa') + old('moana') + old('roto').slice(0, 20)))).toEqual([
      'awa',
      'moana',
    ]);
  });

  it('may be none', async () => {
    expect(await promisedIn(`${file}-of-nobody`)).toEqual({
      statements: [],
      spoilt: [],
    });
  });
});
