import { existsSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { bundleServer } from '../building/server-bundles.mjs';
import { bundles, changedCode } from './files.mjs';

const code = changedCode();

const changed = {
  name: 'changed-code',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = code.get(path);
      return contents === undefined ? null : { contents, loader: 'ts' };
    });
  },
};

/** Vitest's global setup, in place of `scripts/tests/bundle-for-tests.mjs`: threads run the changed code, too. */
export default async function bundleChanged() {
  if (existsSync(bundles)) return;
  await bundleServer(['src/operator/admin.ts'], bundles, {
    plugins: [changed],
    inject: [inProject('scripts/mutation/in-thread.mjs')],
  });
}
