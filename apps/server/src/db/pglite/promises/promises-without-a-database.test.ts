import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Statement } from '../../database.ts';
import { EmbeddedDatabaseDied } from '../../problems.ts';
import { memory } from '../../testing/memory.ts';
import { temporaryFolder } from '../../testing/test-databases.ts';
import { lineOf, readLines } from './journal-lines.ts';
import { openJournaledWrites, type JournaledWrites } from './journaled-writes.ts';
import { createSetAside } from './set-aside.ts';

const insertion = (word: unknown): Statement => ({
  sql: 'insert into words values ($1)',
  params: [word],
});
const full = Object.assign(new Error('no room'), { code: '53100' });
const died = new EmbeddedDatabaseDied('it');
let file: string;
let remove: () => Promise<void>;
let opened: JournaledWrites | null;
let warned: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  const temporary = await temporaryFolder();
  [file, remove] = [path.join(temporary.folder, 'journal'), temporary.remove];
  warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
});
afterEach(async () => {
  await opened?.close();
  opened = null;
  vi.restoreAllMocks();
  await remove();
});

/** None is tried again unless a thread is replaced. */
const NEVER_MS = 1_000_000;
const open = async (database: ReturnType<typeof memory>) => {
  const place = { file, setAside: createSetAside(`${file}-aside`) };
  const again = { first: NEVER_MS, every: NEVER_MS };
  return (opened = await openJournaledWrites(database, place, again));
};
const close = async (writes: JournaledWrites) => {
  opened = null;
  await writes.close();
};
const inJournal = async () =>
  readLines(await readFile(file, 'utf8')).statements.map(({ params }) => params[0]);
const asideFiles = () => readdir(`${file}-aside`).catch(() => []);

it('what was promised just before the end is kept before it', async () => {
  const database = memory();
  const writes = await open(database);
  await writes.keep(insertion('awa'));
  await close(writes);
  expect(database.words).toEqual(['awa']);
  expect(await readFile(file, 'utf8')).toBe('');
});

it('nothing is promised that can’t be written down', async () => {
  const database = memory();
  const writes = await open(database);
  await expect(writes.keep(insertion(7n))).rejects.toThrow('BigInt');
  await close(writes);
  expect(database.words).toEqual([]);
});

it('nothing is promised that the database can’t take, and its journal is empty again', async () => {
  const database = memory();
  const refusal = Object.assign(new Error('wrong'), { code: '22P02' });
  database.checks = (word) => (word === 'wrong' ? refusal : null);
  const writes = await open(database);
  await expect(writes.keep(insertion('wrong'))).rejects.toBe(refusal);
  await close(writes);
  expect(database.words).toEqual([]);
  expect(await readFile(file, 'utf8')).toBe('');
});

it('while fifty promises wait, each record is kept before it is acknowledged, or refused', async () => {
  const database = memory();
  database.fails = () => full;
  const writes = await open(database);
  for (let number = 0; number < 50; number += 1) await writes.keep(insertion(number));
  await expect(writes.keep(insertion('awa\0'))).rejects.toBe(full);
  database.fails = () => null;
  await writes.keep(insertion('moana\0'));
  expect(database.words).toEqual(['moana\u{FFFD}']);
  await close(writes);
  expect(await inJournal()).toEqual(Array.from({ length: 50 }, (_, number) => number));
});

it('texts are mended before they are promised', async () => {
  const database = memory();
  database.fails = () => full;
  const writes = await open(database);
  await writes.keep(insertion('a\0b'));
  await close(writes);
  expect(await inJournal()).toEqual(['a\u{FFFD}b']);
});

it('a thread in another’s place keeps all that is owed, in order, and each is owed once', async () => {
  const database = memory();
  database.fails = () => full;
  const writes = await open(database);
  for (const word of ['awa', 'moana']) await writes.keep(insertion(word));
  database.fails = () => null;
  await database.replaced(database.query);
  await database.replaced(database.query);
  expect(database.words).toEqual(['awa', 'moana']);
  await close(writes);
  expect(await readFile(file, 'utf8')).toBe('');
});

it('a statement is not blamed for the death of a database whose disk is full', async () => {
  const database = memory();
  database.fails = (what) => (what === 'probe' ? full : died);
  const writes = await open(database);
  await writes.keep(insertion('awa'));
  for (let time = 0; time < 3; time += 1) await database.replaced(database.query);
  expect(await asideFiles()).toEqual([]);
  expect(database.probes).toEqual(Array(3).fill(JSON.stringify(insertion('awa')).length));
  database.fails = () => null;
  await database.replaced(database.query);
  expect(database.words).toEqual(['awa']);
  expect(warned).not.toHaveBeenCalled();
});

it('a statement that the database has died of twice is set aside, and that is told', async () => {
  const database = memory();
  database.fails = (what) => (what === 'probe' ? null : died);
  const writes = await open(database);
  await writes.keep(insertion('Hemi'));
  expect(await asideFiles()).toEqual([]);
  await database.replaced(database.query);
  const [name = ''] = await asideFiles();
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    `A promised record (insert into words) could not be kept (it crashed the database twice). It was SET ASIDE in ${file}-aside/${name}`,
  );
  await close(writes);
  expect(await readFile(file, 'utf8')).toBe('');
});

it('what can’t be set aside stays promised', async () => {
  await writeFile(`${file}-aside`, 'a file in its place');
  const database = memory();
  database.fails = () => Object.assign(new Error('Hemi'), { code: '22P02' });
  const writes = await open(database);
  await writes.keep(insertion('awa'));
  await close(writes);
  expect(await inJournal()).toEqual(['awa']);
  expect(warned).not.toHaveBeenCalled();
});

it('a record whose account is gone is forgotten, and that is told without its words', async () => {
  await writeFile(file, lineOf(insertion('Hemi')));
  const database = memory();
  database.fails = () => Object.assign(new Error('Hemi'), { code: '23503' });
  await open(database);
  expect(await asideFiles()).toEqual([]);
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    'A promised record (insert into words) could not be kept (23503): its account is gone.',
  );
});

it('a line of the journal that can’t be read is set aside, and the others are kept', async () => {
  const spoilt = lineOf(insertion('roto')).replace('roto', 'r0to');
  await writeFile(file, lineOf(insertion('awa')) + spoilt + lineOf(insertion('moana')));
  const database = memory();
  await open(database);
  expect(database.words).toEqual(['awa', 'moana']);
  const [name = ''] = await asideFiles();
  expect(await readFile(path.join(`${file}-aside`, name), 'utf8')).toBe(spoilt.trimEnd());
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    `A line of the journal can’t be read. It was SET ASIDE in ${file}-aside/${name}`,
  );
});

it('what a start can’t keep yet is tried twice, then waits in the new journal', async () => {
  await writeFile(file, lineOf(insertion('awa')) + lineOf(insertion('moana')));
  const database = memory();
  let tries = 0;
  database.fails = (word) => {
    if (word === 'awa') tries += 1;
    return word === 'awa' ? full : null;
  };
  const writes = await open(database);
  expect(tries).toBe(2);
  expect(database.words).toEqual(['moana']);
  expect(await inJournal()).toEqual(['awa']);
  database.fails = () => null;
  await database.replaced(database.query);
  expect(database.words).toEqual(['moana', 'awa']);
  await close(writes);
  expect(await readFile(file, 'utf8')).toBe('');
});
