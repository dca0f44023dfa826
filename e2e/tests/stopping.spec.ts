import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { signIn } from '../crash/teacher.ts';
import { openWorld } from '../fixtures/world/world.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('a server that is told to stop lets the feedback that is being written finish', async () => {
  const world = await openWorld({ writer: 'model' });
  const { origin } = world.server;
  const teacher = await signIn(world.google, origin);
  const held = Promise.withResolvers<void>();
  world.model.script({ kind: 'held', until: held.promise });
  const written = teacher.feedback(origin, 'written-while-stopping');
  await expect.poll(() => world.model.requests().length).toBe(1);
  const closed = world.close();
  await expect.poll(() => world.server.log()).toContain('"msg":"drained; finishing what runs"');
  held.resolve();
  expect(await written).toBe('kept');
  await closed;
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});

let group = 0;

test.afterEach(() => {
  if (group === 0) return;
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // All have ended, as they should.
  }
  group = 0;
});

/** The server as its operator starts it, with npm in front. */
async function startWithNpm(settings: Record<string, string>) {
  test.slow();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', ...settings },
  });
  group = npm.pid ?? 0;
  let said = '';
  npm.stdout.on('data', (part: Buffer) => (said += part.toString()));
  /** As soon as it says so: what comes of a signal lasts some seconds only. */
  const saying = (words: string) =>
    new Promise<void>((resolve) => {
      const look = () => said.includes(words) && resolve();
      npm.stdout.on('data', look);
      look();
    });
  await saying('"msg":"started"');
  const started = /"pid":(\d+).*"address":"([^"]+)".*"msg":"started"/.exec(said);
  return {
    npm,
    server: Number(started?.[1]),
    origin: started?.[2] ?? '',
    saying,
    ended: once(npm, 'exit'),
  };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Node 20 can't become the server, as newer ones do: it stays, and starts the server. */
const nodeThatStays = '--import=data:text/javascript,delete%20process.execve';

for (const [whom, targetOf, NODE_OPTIONS] of [
  ['npm alone', (npm: number) => npm, ''],
  [
    'npm alone on Node 20, which stays in front of the server,',
    (npm: number) => npm,
    nodeThatStays,
  ],
  ['every process at once, as systemd does', (npm: number) => -npm, ''],
] as const)
  test(`a stop sent to ${whom} drains the server, and leaves nothing running`, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'second-draft-stopping-'));
    const started = await startWithNpm({
      DATA_DIR: dataDir,
      DRAIN_SECONDS: '10',
      NODE_OPTIONS,
    });
    const target = targetOf(started.npm.pid ?? 0);
    process.kill(target, 'SIGTERM');
    await started.saying('"msg":"stopping"');
    expect((await fetch(`${started.origin}/healthz`)).status).toBe(200);
    process.kill(started.server, 'SIGTERM');
    await started.ended;
    await expect.poll(() => isRunning(started.server)).toBe(false);
    await started.saying('"msg":"stopped"');
    await rm(dataDir, { recursive: true });
  });
