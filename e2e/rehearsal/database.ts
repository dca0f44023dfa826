import { readFileSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  runPostgres,
  type RunningPostgres,
} from '@second-draft/server/src/db/testing/run-postgres.ts';
import { run } from './machine.ts';

/** Room for PostgreSQL and its log, and little more. */
const DISK = '600m';

export interface RehearsedDatabase extends RunningPostgres {
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Null where no disk of its own could be mounted. */
  fill: (() => Promise<void>) | null;
  /** Starts PostgreSQL again if it gave up. */
  makeRoom(): Promise<void>;
}

async function mountDisk(folder: string): Promise<boolean> {
  await mkdir(folder, { mode: 0o755 });
  return run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** @returns null where there is no PostgreSQL */
export async function openRehearsedDatabase(folder: string): Promise<RehearsedDatabase | null> {
  const disk = path.join(folder, 'disk');
  const isMounted = await mountDisk(disk);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = disk;
  const postgres = await runPostgres();
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  if (postgres === null) return null;
  const data = new URL(postgres.url).searchParams.get('host') ?? '';
  const mainPid = () =>
    Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
    const { stdout } = await run('pgrep', ['-P', String(mainPid())]);
    for (const pid of [mainPid(), ...stdout.trim().split('\n').map(Number)])
      process.kill(pid, name);
  };
  const filler = path.join(disk, 'filler');
  return {
    ...postgres,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    fill: isMounted
      ? async () => {
          const part = Buffer.alloc(1024 * 1024);
          const isWritten = () =>
            writeFile(filler, part, { flag: 'a' }).then(
              () => true,
              () => false,
            );
          while (await isWritten());
        }
      : null,
    async makeRoom() {
      rmSync(filler, { force: true });
      const pid = mainPid();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      if (!isAlive(pid)) await postgres.resume();
    },
    async stop() {
      await postgres.stop();
      if (isMounted) await run('umount', [disk]);
      await rm(disk, { recursive: true, force: true });
    },
  };
}
