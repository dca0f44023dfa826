import { open, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Statement } from '../database.ts';
import { temporaryFolder } from '../testing/test-databases.ts';
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
    journal.strike();
    await journal.note(statement('moana'));
    expect(words(await promisedIn(file))).toEqual(['awa', 'moana']);
    delete disk.failing.truncate;
    journal.strike();
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toBe(''));
    await journal.close();
  });

  it('takes over what is still to be carried out, readable only by its owner', async () => {
    journal = await createJournal(file, [statement('awa')]);
    await journal.note(statement('moana'));
    expect(words(await promisedIn(file))).toEqual(['awa', 'moana']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    journal.strike();
    journal.strike();
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toBe(''));
    await journal.close();
  });
});

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
