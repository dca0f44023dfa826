import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, is, Table } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readers } from './readers.ts';

const source = path.join(import.meta.dirname, '../..');
const isProduct = (file: string) => !/\.test\.ts$|(^|[/\\])testing[/\\]/.test(file);
const filesIn = (pattern: string) => globSync(pattern, { cwd: source }).filter(isProduct);

const owners = filesIn('db/schema/*.ts')
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => name !== 'index' && name !== 'readers');

const mayQuery = (part: string, owner: string) =>
  part === 'db' ||
  part === owner ||
  readers.some((reader) => reader.part === part && reader.tablesOf.some((one) => one === owner));

async function tablesOf(owner: string): Promise<string[]> {
  const exported = (await import(path.join(import.meta.dirname, `${owner}.ts`))) as Record<
    string,
    unknown
  >;
  return Object.values(exported)
    .filter((value) => is(value, Table))
    .map(getTableName);
}

it('every table belongs to a part of the server', () => {
  expect(owners.filter((owner) => filesIn(`${owner}/index.ts`).length === 0)).toEqual([]);
});

it('a part that may query another’s tables does', () => {
  for (const { part, tablesOf: theirs } of readers) {
    const code = filesIn(`${part}/**/*.ts`)
      .map((file) => readFileSync(path.join(source, file), 'utf8'))
      .join('\n');
    expect(theirs.filter((owner) => !code.includes(`/db/schema/${owner}.ts'`))).toEqual([]);
  }
});

it.each(owners)('no part that may not query the tables of %s names one in SQL', async (owner) => {
  const names = (await tablesOf(owner)).join('|');
  const query = new RegExp(
    String.raw`\b(from|join|into|update|table|only|using)\s+"?(${names})\b`,
    'i',
  );
  const strangers = filesIn('**/*.ts').filter(
    (file) => !mayQuery(file.split(path.sep)[0] ?? '', owner),
  );
  const asSql = (code: string) => (code.match(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g) ?? []).join('\n');
  expect(
    strangers.filter((file) => query.test(asSql(readFileSync(path.join(source, file), 'utf8')))),
  ).toEqual([]);
});

it('no part hands out a table at its front door', async () => {
  const doors = filesIn('*/index.ts');
  expect(doors.length).toBeGreaterThan(0);
  for (const door of doors) {
    const exported = (await import(path.join(source, door))) as Record<string, unknown>;
    expect(Object.values(exported).filter((value) => is(value, Table))).toEqual([]);
  }
});
