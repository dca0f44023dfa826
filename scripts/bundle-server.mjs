import { globSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
import { externalPackages } from './external-packages.mjs';
import { inProject } from './project.mjs';

const folder = inProject('apps/server');
const output = inProject('apps/server/dist');

/** CommonJS packages expect these. */
const banner = [
  "import { createRequire as __createRequire } from 'node:module';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('');

rmSync(output, { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: [
    'src/main.ts',
    'src/operator/admin.ts',
    ...globSync('src/**/*.worker.ts', { cwd: folder }),
  ],
  entryNames: '[name]',
  chunkNames: 'chunks/[name]-[hash]',
  outdir: output,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  external: externalPackages,
  banner: { js: banner },
  sourcemap: 'linked',
  logLevel: 'warning',
});
