import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, pinnedNode, root, stamps } from './project.mjs';
import { environment, main } from './run.mjs';

function startServer() {
  const server = spawn(pinnedNode, [inProject('apps/server/dist/main.js')], {
    cwd: root,
    env: { ...environment, NODE_COMPILE_CACHE: path.join(stamps, 'compiled') },
    stdio: 'inherit',
  });
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  // On a terminal, Ctrl+C reaches the server directly; a second signal would end it abruptly.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  server.once('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
  });
}

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  startServer();
});
