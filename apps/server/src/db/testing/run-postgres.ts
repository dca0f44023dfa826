import { execFile, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface RunningPostgres {
  url: string;
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder with `initdb` and `postgres`: on the PATH, or Debian's. Null: none. */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  return (
    folders.find(
      (folder) =>
        existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
    ) ?? null
  );
}

/** PostgreSQL refuses to run as root, so use its package's user. */
async function unprivileged(): Promise<Pick<SpawnOptions, 'uid' | 'gid'> | null> {
  if (process.getuid?.() !== 0) return {};
  const id = async (which: '-u' | '-g') => Number((await run('id', [which, 'postgres'])).stdout);
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    return null;
  }
}

async function start(bin: string, data: string, more: readonly string[], user: SpawnOptions) {
  const settings = [`unix_socket_directories=${data}`, 'listen_addresses=', 'fsync=off', ...more];
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const said = server.stderr;
  let text = '';
  for await (const chunk of said.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.includes('ready to accept connections')) break;
  }
  if (server.exitCode !== null || !text.includes('ready to accept connections'))
    throw new Error(`PostgreSQL did not start:\n${text}`);
  said.resume();
  return server;
}

/**
 * Starts PostgreSQL in a temporary folder, on a Unix socket.
 * @param prepare gets that folder, and returns settings for `postgres -c`
 * @returns null if PostgreSQL isn't installed, or this user can't run it
 */
export async function runPostgres(
  prepare: (folder: string) => Promise<readonly string[]> = async () => [],
): Promise<RunningPostgres | null> {
  const bin = postgresPrograms();
  const user = await unprivileged();
  if (bin === null || user === null) return null;
  const data = await mkdtemp(path.join(tmpdir(), 'second-draft-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(data, user.uid, user.gid);
  const options = { ...user, cwd: data };
  await run(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    options,
  );
  const settings = await prepare(data);
  // What was prepared is as much its own as the rest.
  if (user.uid !== undefined && user.gid !== undefined)
    for (const name of await readdir(data)) await chown(path.join(data, name), user.uid, user.gid);
  let server = await start(bin, data, settings, user);
  const halt = async () => {
    if (server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGINT');
    await exited;
  };
  return {
    url: `postgresql://postgres@localhost/postgres?host=${data}`,
    halt,
    async resume() {
      server = await start(bin, data, settings, user);
    },
    async stop() {
      await halt();
      await rm(data, { recursive: true, force: true });
    },
  };
}
