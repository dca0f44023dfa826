/**
 * `npm run rehearsal -- containers`: builds the Dockerfile's image on a base of Debian's own packages
 * and the same Node, and runs it as compose.yaml does.
 */
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@second-draft/server/src/db/testing/free-port.ts';
import { openRehearsedDatabase } from './database.ts';
import { isAnswered, requireDebian, run, until } from './machine.ts';

const root = path.resolve(import.meta.dirname, '../..');
const compose = readFileSync(path.join(root, 'compose.yaml'), 'utf8');
const [, base = ''] =
  /^FROM (node:[\d.]+-slim)$/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8')) ?? [];

const needed = ['debootstrap', 'buildah', 'podman', 'runc', 'catatonit'];
requireDebian('This', needed, [...needed, 'postgresql']);
if (base !== `node:${process.versions.node}-slim`)
  throw new Error(`The Dockerfile begins with ${base}; this is Node ${process.versions.node}.`);

const folder = await mkdtemp(path.join(tmpdir(), 'second-draft-containers-'));
// PostgreSQL runs as a user of its own.
await chmod(folder, 0o711);
const image = 'localhost/second-draft:rehearsed';
const name = `second-draft-${process.pid}`;
const authorities = '/etc/ssl/certs/ca-certificates.crt';

/** Debian, Node and npm, as in the image that the Dockerfile names. */
async function makeBase(): Promise<void> {
  const disk = path.join(folder, 'base');
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', disk]);
  await cp(process.execPath, path.join(disk, 'usr/local/bin/node'));
  const npm = path.dirname(path.dirname(process.env['npm_execpath'] ?? ''));
  const packages = path.join(disk, 'usr/local/lib/node_modules/npm');
  await cp(npm, packages, { recursive: true });
  for (const one of ['npm', 'npx'])
    await symlink(
      `../lib/node_modules/npm/bin/${one}-cli.js`,
      path.join(disk, 'usr/local/bin', one),
    );
  // Those of this machine: its network may have an authority of its own.
  await cp(authorities, path.join(disk, authorities));
  await run('chroot', [disk, 'useradd', '--create-home', '--uid', '1000', 'node']);
  const imported = ['import', '--change', `ENV NODE_EXTRA_CA_CERTS=${authorities}`];
  const packed = path.join(folder, 'base.tar');
  await run('tar', ['--create', `--file=${packed}`, `--directory=${disk}`, '.']);
  await run('podman', [...imported, packed, `docker.io/library/${base}`]);
}

const buildImage = () =>
  run(
    'buildah',
    ['bud', '--format=docker', '--isolation=chroot', '--network=host', '-t', image, '.'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );

const settingOf = (key: string) => new RegExp(`^  ${key}: (.+)$`, 'm').exec(compose)?.[1] ?? '';

const listOf = (key: string) =>
  settingOf(key)
    .replaceAll(/[[\]']/g, '')
    .split(', ');

/** What compose.yaml says of a server. */
const rights = [
  ...(settingOf('read_only') === 'true' ? ['--read-only'] : []),
  ...(settingOf('init') === 'true' ? ['--init'] : []),
  ...listOf('tmpfs').flatMap((one) => ['--tmpfs', one]),
  ...listOf('cap_drop').map((one) => `--cap-drop=${one.toLowerCase()}`),
  ...listOf('security_opt').map((one) => `--security-opt=${one.replace(':true', '')}`),
  `--memory=${settingOf('mem_limit')}`,
  `--pids-limit=${settingOf('pids_limit')}`,
];

async function runImage(): Promise<void> {
  const database = await openRehearsedDatabase(folder);
  if (database === null) throw new Error('PostgreSQL is not installed.');
  const owned = await database.createOwned();
  const port = await freePort();
  const authority = new URL(owned.url).searchParams.get('sslrootcert') ?? '';
  const settings = {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SANDBOX: '1',
    CONTACT_EMAIL: 'office@awa.example',
    APP_SECRET: (await run('openssl', ['rand', '-base64', '32'])).stdout.trim(),
    DATABASE_URL: owned.url,
    DATABASE_PASSWORD: owned.password,
    DRAIN_SECONDS: '5',
  };
  const given = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  // A build machine may not raise its limits, and gives no network of its own.
  const here = ['--network=host', '--ulimit=nofile=1024:1024', '--ulimit=nproc=1000:1000'];
  const seen = ['--volume', `${authority}:${authority}:ro`];
  const podman = (...words: string[]) => run('podman', ['--runtime=runc', ...words]);
  try {
    await podman('run', '--detach', '--name', name, ...here, ...rights, ...seen, ...given, image);
    await until('the container', () => isAnswered(`http://127.0.0.1:${port}/readyz`));
    const listed = await podman('exec', name, 'node', 'apps/server/dist/admin.js', 'list');
    const health = await podman('healthcheck', 'run', name);
    const written = await podman('exec', name, 'sh', '-c', 'touch /app/x 2>&1 || true');
    const stop = performance.now();
    await podman('stop', '--time', settingOf('stop_grace_period').replace('s', ''), name);
    const seconds = ((performance.now() - stop) / 1000).toFixed(1);
    const code = (await podman('inspect', '--format={{.State.ExitCode}}', name)).stdout.trim();
    console.log(`With ${rights.join(' ')}`);
    console.log(`Ready; its health check says ${health.stdout.trim() || 'well'}.`);
    console.log(`second-draft admin list: ${listed.stdout.trim()}`);
    console.log(`Writing to its disk: ${written.stdout.trim()}`);
    console.log(`Stopped in ${seconds} s with ${code}.`);
    if (code !== '0' || !written.stdout.includes('Read-only')) process.exitCode = 1;
  } finally {
    await podman('rm', '--force', name);
    await database.stop();
  }
}

try {
  await makeBase();
  console.log(`${base} made of Debian’s packages.`);
  await buildImage();
  console.log('The Dockerfile is built.');
  await runImage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
