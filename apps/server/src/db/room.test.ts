import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import type { Queries } from './database.ts';
import { createRoom } from './room.ts';
import { openTestDatabase } from './testing/test-databases.ts';

const { db, close } = await openTestDatabase('pglite');
afterAll(close);

const failing = (code: string) => {
  const execute = vi.fn<() => Promise<never>>(() =>
    Promise.reject(Object.assign(new Error('no room'), { code })),
  );
  return { execute, room: createRoom({ execute } as unknown as Queries) };
};

it('a database that failed and takes what is written again has room, and keeps nothing of it', async () => {
  const room = createRoom(db);
  room.doubt();
  await Promise.all([room.require(), room.require()]);
  room.doubt();
  await room.require();
  const left = db
    .select({ name: sql`relname` })
    .from(sql`pg_class`)
    .where(sql`relname = 'room_to_write'`);
  expect(await left).toEqual([]);
});

it('a full database has no room for as long as it takes nothing, and is asked once for all', async () => {
  const { execute, room } = failing('53100');
  await room.require();
  expect(execute).not.toHaveBeenCalled();
  room.doubt();
  await Promise.all([1, 2].map(() => expect(room.require()).rejects.toThrow('no room')));
  expect(execute).toHaveBeenCalledOnce();
  await expect(room.require()).rejects.toThrow('no room');
});

it('a role that may not try is not held up by it', async () => {
  const { execute, room } = failing('42501');
  room.doubt();
  await room.require();
  await room.require();
  expect(execute).toHaveBeenCalledOnce();
});
