import { inProject } from '../project.mjs';
import { bundleServer } from '../building/server-bundles.mjs';

/**
 * Vitest's global setup: bundles what tests run as threads and processes, into the folder that the
 * project's TEST_BUNDLES names. Read from its sources, the thread that reads texts takes seven times
 * as much of the processor to start.
 */
export default async function bundleForTests(project) {
  const bundle = () =>
    bundleServer(
      ['src/operator/admin.ts'],
      inProject('apps/server', project.config.env.TEST_BUNDLES),
    );
  project.onTestsRerun(bundle);
  await bundle();
}
