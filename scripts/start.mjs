import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureProductInstalled } from './install.mjs';
import { inProject, stamps } from './project.mjs';
import { becomeNode, environment, main } from './run.mjs';

main(async () => {
  const isFromNpm = Boolean(process.env.npm_lifecycle_event);
  // Where this process can't be replaced, it stays as the server's launcher, and npm is its own.
  if (isFromNpm) await import('./stop-with-launcher.mjs');
  await ensureProductInstalled();
  await ensureBuilt();
  const NODE_COMPILE_CACHE = path.join(stamps, 'compiled');
  const watch = isFromNpm ? ['--import', inProject('scripts/stop-with-launcher.mjs')] : [];
  becomeNode([...watch, inProject('apps/server/dist/main.js')], {
    // glibc gives each thread an arena of its own, and keeps what they once held.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '65536',
    ...environment,
    NODE_COMPILE_CACHE,
  });
});
