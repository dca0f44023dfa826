import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, pinnedNode, root } from './project.mjs';
import { environment, main } from './run.mjs';

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const admin = spawn(
    pinnedNode,
    [inProject('apps/server/dist/admin.js'), ...process.argv.slice(2)],
    { cwd: root, env: environment, stdio: 'inherit' },
  );
  admin.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
});
