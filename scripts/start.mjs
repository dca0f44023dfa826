import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, pinnedNode, root, stamps } from './project.mjs';
import { environment, main } from './run.mjs';

/** Hands over to the server: its output, its exit code, and the signals that are meant for it. */
function startServer() {
  const server = spawn(pinnedNode, [inProject('apps/server/dist/main.js')], {
    cwd: root,
    env: { ...environment, NODE_COMPILE_CACHE: path.join(stamps, 'compiled') },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 0 : 1);
  });
}

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  startServer();
});
