import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ServerDidNotStart, startServer } from '../fixtures/world/server-process.ts';

async function refusal(settings: Record<string, string>): Promise<string> {
  const failed = await startServer(settings).then(
    async (server) => {
      await server.stop();
      throw new Error('The server started');
    },
    (error: unknown) => error,
  );
  if (!(failed instanceof ServerDidNotStart)) throw failed;
  expect(failed.failed.exitCode).toBe(1);
  return failed.failed.message;
}

test('with nothing set, the server starts and says that it is the pretend school', async () => {
  const server = await startServer({});
  await expect.poll(() => server.log()).toContain('pretend school');
  const health = await fetch(`${server.origin}/healthz`);
  expect(health.status).toBe(200);
  await server.stop();
});

test('malformed settings are named, all of them', async () => {
  const message = await refusal({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect(message).toMatch(/PORT[^]*LOG_LEVEL/);
});

test('a port in use is named, with what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`Port ${port} is in use`));
  taken.close();
});

test('a data folder that is a file is named, and so is one below a file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'second-draft-file-'));
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  for (const place of [file, path.join(file, 'data')])
    expect(await refusal({ DATA_DIR: place })).toContain(`DATA_DIR has to be a folder: ${file}`);
  await rm(folder, { recursive: true });
});

test('a database that can’t be reached is said so, without its password', async () => {
  const message = await refusal({
    DATABASE_URL: 'postgres://writer:secret-word@127.0.0.1:1/nothing',
    APP_SECRET: 'q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE',
  });
  expect(message).toMatch(/database/i);
  expect(message).not.toContain('secret-word');
});

test('a data folder that another server has open is refused, and left as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'second-draft-shared-'));
  const first = await startServer({ DATA_DIR: folder });
  const before = await readdir(folder);
  expect(await refusal({ DATA_DIR: folder })).toMatch(/in use by another/);
  expect(await readdir(folder)).toEqual(before);
  await first.stop();
  await rm(folder, { recursive: true });
});
