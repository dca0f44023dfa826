import { readFileSync, rmSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  runPostgres,
  type RunningPostgres,
} from '@second-draft/server/src/db/testing/run-postgres.ts';
import {
  makeAuthority,
  makeCertificate,
} from '@second-draft/server/src/db/testing/certificates.ts';
import { createDatabase } from '@second-draft/server/src/db/testing/postgres-database.ts';
import { freePort } from '@second-draft/server/src/db/testing/free-port.ts';
import { run } from './machine.ts';

/** Room for PostgreSQL and its log, and little more. */
const DISK = '600m';

export interface OwnedDatabase {
  name: string;
  owner: string;
  password: string;
  /** Without the password. */
  url: string;
  /** With it. */
  wholeUrl: string;
}

const OWNER = 'second_draft';
/** As `openssl rand -base64` makes them, and worse. */
const PASSWORD = 'q/8+w==@:%7 #?';

/** The owner is let in with TLS and a password alone. */
const WHO_IS_LET_IN = `local all all trust\nhostssl all ${OWNER} 127.0.0.1/32 scram-sha-256\n`;

export interface RehearsedDatabase extends RunningPostgres {
  /** Makes a database of its own user's, who comes over the network, encrypted, with a password. */
  createOwned(): Promise<OwnedDatabase>;
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

/** @returns false if there is no such process any more */
const send = (signal: NodeJS.Signals | 0, pid: number) => {
  try {
    return process.kill(pid, signal);
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
  const port = await freePort();
  const authority = await makeAuthority(folder, 'authority');
  const postgres = await runPostgres(async (own) => {
    await makeCertificate(folder, 'localhost', 'authority');
    for (const file of ['localhost.crt', 'localhost.key'])
      await copyFile(path.join(folder, file), path.join(own, file));
    await writeFile(path.join(own, 'pg_hba.conf'), WHO_IS_LET_IN);
    const files = ['ssl_cert_file=localhost.crt', 'ssl_key_file=localhost.key'];
    return ['listen_addresses=127.0.0.1', `port=${port}`, 'ssl=on', ...files];
  });
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  if (postgres === null) return null;
  const address = new URL(postgres.url);
  address.port = String(port);
  const data = address.searchParams.get('host') ?? '';
  const mainPid = () =>
    Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
    // The main process first, or it could make another while the others are listed.
    process.kill(mainPid(), name);
    // Some end meanwhile.
    const { stdout } = await run('pgrep', ['-P', String(mainPid())]);
    for (const pid of stdout.trim().split('\n').map(Number)) send(name, pid);
  };
  const filler = path.join(disk, 'filler');
  return {
    ...postgres,
    url: address.href,
    async createOwned() {
      const made = new URL(await createDatabase(address.href, 'nothing'));
      const name = made.pathname.slice(1);
      await run('psql', [
        address.href,
        `--command=create role ${OWNER} login password '${PASSWORD}'`,
        `--command=alter database ${name} owner to ${OWNER}`,
      ]);
      made.username = OWNER;
      made.search = new URLSearchParams({
        sslmode: 'verify-full',
        sslrootcert: authority,
      }).toString();
      const url = made.href;
      made.password = encodeURIComponent(PASSWORD);
      return { name, owner: OWNER, password: PASSWORD, url, wholeUrl: made.href };
    },
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
      if (!send(0, pid)) await postgres.resume();
    },
    async stop() {
      await postgres.stop();
      if (isMounted) await run('umount', [disk]);
      await rm(disk, { recursive: true, force: true });
    },
  };
}
