import { ensureBuilt } from './build.mjs';
import { measureRelease } from './releasing/measure-release.mjs';
import { writeRelease } from './releasing/release.mjs';
import { main } from './run.mjs';

main(async () => {
  await ensureBuilt();
  const release = await writeRelease();
  console.log(await measureRelease(release));
  console.log(release.archive);
});
