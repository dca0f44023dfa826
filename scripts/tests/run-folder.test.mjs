import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inProject } from '../project.mjs';
import { inRunFolder, openRunFolder } from './run-folder.mjs';

let parent;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'second-draft-parent-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const opening = (then) => [
  '--input-type=module',
  '--eval',
  `import { openRunFolder } from ${JSON.stringify(inProject('scripts/tests/run-folder.mjs'))};
   openRunFolder(process.argv[1]);
   ${then}`,
  parent,
];

it('what a killed run left is removed by the next, and not what a running one has', async () => {
  mkdirSync(path.join(parent, 'second-draft-tests-other'));
  const running = spawn(process.execPath, opening('console.log(); setInterval(() => {}, 9_999);'));
  await once(running.stdout, 'data');
  const killed = spawnSync(process.execPath, opening("process.kill(process.pid, 'SIGKILL');"));
  const folderOf = ({ pid }) => `second-draft-tests-${pid}`;
  expect(readdirSync(parent)).toContain(folderOf(killed));
  openRunFolder(parent).remove();
  expect(readdirSync(parent).toSorted()).toEqual(
    [folderOf(running), 'second-draft-tests-other'].toSorted(),
  );
  running.kill();
  await once(running, 'exit');
});

it('a run has its folder while it works, and none when it has failed', async () => {
  const opened = openRunFolder(parent);
  const failing = inRunFolder(async ({ TMPDIR }) => {
    expect(existsSync(TMPDIR)).toBe(true);
    throw new Error('on purpose');
  }, opened);
  await expect(failing).rejects.toThrow('on purpose');
  expect(readdirSync(parent)).toEqual([]);
});
