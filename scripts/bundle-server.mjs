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

/** Zod's messages in fifty languages: the contract speaks for itself. */
const withoutLocales = {
  name: 'without-locales',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/locales\/index\.js$/ }, ({ importer }) =>
      /[\\/]zod[\\/]/.test(importer) ? { path: 'locales', namespace: 'left-out' } : null,
    );
    onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'export {}' }));
  },
};

const bundle = (entryPoints) =>
  build({
    absWorkingDir: folder,
    entryPoints,
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
    outdir: output,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // V8 keeps the source of what it has loaded, once for each thread.
    minifyWhitespace: true,
    minifySyntax: true,
    external: externalPackages,
    plugins: [withoutLocales],
    banner: { js: banner },
    sourcemap: 'linked',
    logLevel: 'warning',
  });

rmSync(output, { recursive: true, force: true });
// A chunk that entries share holds what any of them needs: each thread gets a bundle of its own.
await bundle(['src/main.ts', 'src/operator/admin.ts']);
for (const worker of globSync('src/**/*.worker.ts', { cwd: folder })) await bundle([worker]);
