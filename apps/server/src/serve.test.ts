import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './db/testing/test-databases.ts';
import { serverFolder } from './location.ts';

/** Of a server that reads its sources, on a busy machine. */
const STARTS_WITHIN_MS = 150_000;

const HERS = 'My dog Rua had puppies';

/** As a database's error: it quotes the statement's values. */
const failsWhenTold = `data:text/javascript,process.once('message', (text) => {
  const values = { params: [text], cause: new Error(text) };
  void Promise.reject(Object.assign(new RangeError('Failed query: ' + text), values));
});`;

it(
  'a server that fails where nobody expected it says where, and nothing that was written',
  async () => {
    const { folder, remove } = await temporaryFolder();
    const server = spawn(
      process.execPath,
      ['--import', failsWhenTold.replaceAll('\n', ''), path.join(serverFolder, 'src/main.ts')],
      {
        env: { DATA_DIR: folder, PORT: '0' },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    let said = '';
    for (const output of [server.stdout, server.stderr])
      output?.setEncoding('utf8').on('data', (more: string) => (said += more));
    await once(server.stdout ?? server, 'data');
    server.send(HERS);
    const [code] = (await once(server, 'close')) as [number | null];
    expect(code).toBe(1);
    expect(said).toMatch(/"kind":"RangeError","at":\["at /u);
    expect(said).not.toContain(HERS);
    await remove();
  },
  STARTS_WITHIN_MS,
);
