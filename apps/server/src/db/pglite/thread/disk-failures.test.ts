import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { durably } from './durable-fs.ts';

interface Operations {
  fsync(stream: object): number;
  write(stream: object, ...what: unknown[]): number;
}

let folder: string;
let operations: Operations;
const onLost = vi.fn<() => void>();
const written = vi.fn<(...asked: unknown[]) => number>();
const before = () => undefined;
let preRun: unknown[];

/** Has the file operations watched as PGlite would, without a PostgreSQL. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'disk-'));
  const { fs } = durably(folder, [], onLost);
  const { emscriptenOpts } = await (fs as NodeFS).init({} as PGlite, { preRun: [before] });
  preRun = emscriptenOpts.preRun as unknown[];
  operations = { write: written } as unknown as Operations;
  const watch = preRun.at(-1) as (module: object) => void;
  watch({ NODEFS: { stream_ops: operations } });
});
afterEach(async () => {
  vi.resetAllMocks();
  await rm(folder, { recursive: true });
});

it('what PGlite prepares itself comes first', () => {
  expect(preRun).toContain(before);
  expect(preRun.length).toBeGreaterThan(2);
});

it('a file that is synced is on the disk, or the database is lost', () => {
  const nfd = openSync(path.join(folder, 'file'), 'w');
  expect(operations.fsync({ nfd })).toBe(0);
  expect(operations.fsync({})).toBe(0);
  expect(onLost).not.toHaveBeenCalled();
  closeSync(nfd);
  expect(operations.fsync({ nfd })).toBe(29);
  expect(onLost).toHaveBeenCalledOnce();
});

it('what is written is passed on', () => {
  written.mockReturnValue(3);
  const stream = { path: '/pg/pg_wal/1' };
  expect(operations.write(stream, 'awa', 0, 3)).toBe(3);
  expect(written).toHaveBeenCalledExactlyOnceWith(stream, 'awa', 0, 3);
  expect(onLost).not.toHaveBeenCalled();
});

it.each([
  ['lost, where it is the log', '/pg/pg_wal/000000010000000000000001', 1],
  ['PostgreSQL’s own to bear, where it is a table', '/pg/base/5/1259', 0],
  ['PostgreSQL’s own to bear, where it has no name', undefined, 0],
])('a write that fails is %s', (_, file, times) => {
  const failure = new Error('no room');
  written.mockImplementation(() => {
    throw failure;
  });
  expect(() => operations.write(file === undefined ? {} : { path: file })).toThrow(failure);
  expect(onLost).toHaveBeenCalledTimes(times);
});

it('PostgreSQL syncs what it writes, by the one method that reaches the disk, and takes little memory', () => {
  const { startParams } = durably(folder, ['--single', '-F', '-d'], onLost);
  expect(startParams).toEqual([
    '--single',
    '-d',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=8MB',
  ]);
});
