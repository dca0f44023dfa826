import { ensureBuilt } from './build.mjs';
import { ensureProductInstalled } from './install.mjs';
import { inProject } from './project.mjs';
import { becomeNode, main } from './run.mjs';

main(async () => {
  await ensureProductInstalled();
  await ensureBuilt();
  becomeNode([inProject('apps/server/dist/admin.js'), ...process.argv.slice(2)]);
});
