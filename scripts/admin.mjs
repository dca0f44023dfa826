import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject } from './project.mjs';
import { becomeNode, main } from './run.mjs';

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  becomeNode([inProject('apps/server/dist/admin.js'), ...process.argv.slice(2)]);
});
