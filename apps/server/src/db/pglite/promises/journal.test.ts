import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Statement } from '../../database.ts';
import { temporaryFolder } from '../../testing/test-databases.ts';
import { lineOf } from './journal-lines.ts';
import { createJournal, promisedIn, type Journal, type JournalFile } from './journal.ts';

const statement = (word: string): Statement => ({
  sql: 'insert into words values ($1)',
  params: [word],
});
const words = ({ statements }: { statements: Statement[] }) =>
  statements.map(({ params }) => params[0]);

function faultyDisk() {
  const asked: string[] = [];
  const failing: Partial<Record<'write' | 'datasync' | 'truncate', string>> = {};
  const disk = { asked, failing, mostBytes: Infinity, room: Infinity };
  const attempt = (kind: 'write' | 'datasync' | 'truncate') => {
    asked.push(kind);
    const code = failing[kind];
    if (code !== undefined) throw Object.assign(new Error(code), { code });
  };
  const openFile = async (file: string, flags: string, mode: number): Promise<JournalFile> => {
    const handle = await open(file, flags, mode);
    return {
      async write(bytes, offset, length, position) {
        attempt('write');
        const most = Math.floor(Math.min(length, disk.mostBytes, disk.room));
        disk.room -= most;
        return handle.write(bytes, offset, most, position);
      },
      async datasync() {
        attempt('datasync');
        await handle.datasync();
      },
      async truncate(length) {
        attempt('truncate');
        await handle.truncate(length);
      },
      close: () => handle.close(),
    };
  };
  return { disk, openFile };
}

let file: string;
let remove: () => Promise<void>;
let journal: Journal;
beforeEach(async () => {
  const temporary = await temporaryFolder();
  [file, remove] = [path.join(temporary.folder, 'journal'), temporary.remove];
});
afterEach(async () => {
  await remove();
});

describe('the journal of promises', () => {
  it('is on the disk, whole, before it says so', async () => {
    const { disk, openFile } = faultyDisk();
    journal = await createJournal(file, [], openFile);
    disk.asked.length = 0;
    disk.mostBytes = 7;
    await journal.note(statement('awa')).then(() => disk.asked.push('promised'));
    const writes = Math.ceil(lineOf(statement('awa')).length / 7);
    expect(disk.asked).toEqual([...Array<string>(writes).fill('write'), 'datasync', 'promised']);
    expect(words(await promisedIn(file))).toEqual(['awa']);
    await journal.close();
  });

  it('refuses what a full disk has no room for, and goes on once there is room', async () => {
    const { disk, openFile } = faultyDisk();
    journal = await createJournal(file, [], openFile);
    await journal.note(statement('awa'));
    disk.room = 0;
    await expect(journal.note(statement('a longer word than the others'))).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    disk.room = Infinity;
    await journal.note(statement('moana'));
    expect(words(await promisedIn(file))).toEqual(['awa', 'moana']);
    await journal.close();
  });

  it('leaves nothing behind of a line that was begun and did not fit', async () => {
    const { disk, openFile } = faultyDisk();
    journal = await createJournal(file, [], openFile);
    const long = statement('x'.repeat(200));
    disk.room = lineOf(long).length / 2;
    await expect(journal.note(long)).rejects.toMatchObject({ code: 'ENOSPC' });
    disk.room = Infinity;
    disk.failing.truncate = 'EIO';
    await expect(journal.note(statement('awa'))).rejects.toMatchObject({ code: 'EIO' });
    delete disk.failing.truncate;
    await journal.note(statement('moana'));
    expect(await readFile(file, 'utf8')).toBe(lineOf(statement('moana')));
    await journal.close();
  });

  it('is not trusted any more after a sync that failed', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const { disk, openFile } = faultyDisk();
    journal = await createJournal(file, [], openFile);
    await journal.note(statement('awa'));
    disk.failing.datasync = 'EIO';
    await expect(journal.note(statement('moana'))).rejects.toMatchObject({ code: 'EIO' });
    delete disk.failing.datasync;
    disk.asked.length = 0;
    expect(journal.hasRoom()).toBe(false);
    await expect(journal.note(statement('roto'))).rejects.toMatchObject({ code: 'EIO' });
    expect(disk.asked).toEqual([]);
    expect(words(await promisedIn(file))).toContain('awa');
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
    await journal.close();
  });

  it('goes on when it can’t be emptied, and is emptied when it can', async () => {
    const { disk, openFile } = faultyDisk();
    journal = await createJournal(file, [], openFile);
    disk.failing.truncate = 'EIO';
    await journal.note(statement('awa'));
    // Until it waits for the next note.
    await new Promise(setImmediate);
    disk.asked.length = 0;
    journal.strike();
    await journal.note(statement('moana'));
    expect(disk.asked).toContain('truncate');
    expect(words(await promisedIn(file))).toEqual(['awa', 'moana']);
    delete disk.failing.truncate;
    journal.strike();
    await expect.poll(() => readFile(file, 'utf8')).toBe('');
    await journal.close();
  });

  it('has room for fifty promises that wait, and again once one of them is kept', async () => {
    journal = await createJournal(file, Array(48).fill(statement('awa')));
    await journal.note(statement('moana'));
    expect(journal.hasRoom()).toBe(true);
    await journal.note(statement('roto'));
    expect(journal.hasRoom()).toBe(false);
    journal.strike();
    expect(journal.hasRoom()).toBe(true);
    expect(words(await promisedIn(file))).toHaveLength(50);
    await journal.close();
  });

  it('owes nothing for what it refused', async () => {
    const { disk, openFile } = faultyDisk();
    journal = await createJournal(file, Array(49).fill(statement('awa')), openFile);
    disk.room = 0;
    await expect(journal.note(statement('moana'))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(journal.hasRoom()).toBe(true);
    await journal.close();
  });

  it('is given up where it can’t be begun', async () => {
    const { disk, openFile } = faultyDisk();
    let closed = 0;
    const opening: typeof openFile = async (...asked) => {
      const opened = await openFile(...asked);
      const close = () => {
        closed += 1;
        return opened.close();
      };
      return { ...opened, close };
    };
    disk.failing.datasync = 'EIO';
    const begun = createJournal(file, [statement('awa')], opening);
    await expect(begun).rejects.toMatchObject({ code: 'EIO' });
    expect(closed).toBe(1);
    expect((await promisedIn(file)).statements).toEqual([]);
  });

  it('shares one sync among those that come while the disk is busy', async () => {
    const { disk, openFile } = faultyDisk();
    journal = await createJournal(file, [], openFile);
    disk.asked.length = 0;
    await Promise.all(['awa', 'moana', 'roto'].map((word) => journal.note(statement(word))));
    expect(disk.asked.filter((kind) => kind === 'datasync')).toHaveLength(2);
    expect(words(await promisedIn(file))).toEqual(['awa', 'moana', 'roto']);
    await journal.close();
  });

  it('takes over what is still to be carried out, readable only by its owner', async () => {
    journal = await createJournal(file, [statement('awa')]);
    await journal.note(statement('moana'));
    expect(words(await promisedIn(file))).toEqual(['awa', 'moana']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    journal.strike();
    journal.strike();
    await expect.poll(() => readFile(file, 'utf8')).toBe('');
    await journal.close();
  });
});
