import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { build } from 'esbuild';
import { externalPackages } from './external-packages.mjs';
import { makeFolderHold } from './make-folder-hold.mjs';
import { inProject } from '../project.mjs';

const folder = inProject('apps/server');

/** CommonJS packages expect these. */
const banner = [
  "import { createRequire as __createRequire } from 'node:module';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('');

/** As a class, each of the client's resources can be made, and does nothing. */
const unusedResources = 'module.exports = Object.create(new Proxy({}, { get: () => class {} }));';

const isUnusedResource = (path, importer) =>
  (/openai[\\/]client\.mjs$/.test(importer) && /^\.\/resources\/(?!index|chat)/.test(path)) ||
  (/openai[\\/]resources[\\/]index\.mjs$/.test(importer) && /^\.\/(?!chat|shared)/.test(path));

/**
 * What libraries load and the server never calls: Zod's messages in fifty languages, Fastify's
 * compilers of JSON schemas, the search for files of its static sites, and all that OpenAI's client
 * can do beside chats.
 */
const withoutUnused = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    const leaveOut = (filter, from) =>
      onResolve({ filter }, ({ path, importer }) =>
        from.test(importer) ? { path, namespace: 'left-out' } : null,
      );
    leaveOut(/^@fastify\/(?:ajv|fast-json-stringify)-compiler$/, /./);
    leaveOut(/^glob$/, /@fastify[\\/]static/);
    leaveOut(/\/locales\/index\.js$/, /[\\/]zod[\\/]/);
    // Few but this client's modules are asked for so: each question to a plugin takes time.
    onResolve({ filter: /^\.\/.+\.mjs$/ }, ({ path, importer }) =>
      isUnusedResource(path, importer) ? { path: 'all', namespace: 'unused-resources' } : null,
    );
    onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'export {}' }));
    onLoad({ filter: /./, namespace: 'unused-resources' }, () => ({ contents: unusedResources }));
  },
};

/**
 * PGlite runs in a thread of its own; Drizzle, in the server's, asks it for the numbers of types
 * alone.
 */
const typesOfPglite = {
  name: 'types-of-pglite',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@electric-sql\/pglite$/ }, ({ importer }) =>
      /[\\/]drizzle-orm[\\/]/.test(importer) ? { path: 'types', namespace: 'pglite' } : null,
    );
    onLoad({ filter: /./, namespace: 'pglite' }, async () => {
      const { types } = await import('@electric-sql/pglite');
      const numbers = Object.entries(types).filter(([, value]) => typeof value === 'number');
      const written = JSON.stringify(Object.fromEntries(numbers));
      return { contents: `export class PGlite {}; export const types = ${written};` };
    });
  },
};

/**
 * An import of one of Node's modules reads all that it exports, for which `node:http` loads undici;
 * `require` reads what is used.
 */
const builtinsByRequire = {
  name: 'builtins-by-require',
  setup({ onResolve, onLoad }) {
    const isBuiltin = new RegExp(`^(?:node:.+|${builtinModules.join('|')})$`);
    onResolve({ filter: isBuiltin }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'builtin' } : { path, external: true },
    );
    onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
    }));
  },
};

/** Tests try them, and nothing else reads them: without, a thread that reads texts loads a sixth less. */
const withoutCases = (path, source) =>
  /feedback[\\/]src[\\/]rules[\\/]/.test(path)
    ? source.replace(/^ {2}cases: \[\n[^]*?^ {2}\],$/m, '  cases: [],')
    : source;

/**
 * Node keeps a source at two bytes a character if any of them is outside ASCII. esbuild escapes
 * those in strings; what is left is in patterns, which take the same escapes.
 */
const inOneByte = (source) =>
  source.replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const shortSources = {
  name: 'short-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => ({
      loader: path.endsWith('.ts') ? 'ts' : 'js',
      contents: inOneByte(withoutCases(path, await readFile(path, 'utf8'))),
    }));
  },
};

const bundle = (entryPoints, outdir, { plugins = [], inject = [] }) =>
  build({
    absWorkingDir: folder,
    entryPoints,
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
    outdir,
    bundle: true,
    write: false,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // V8 keeps the source of what it has loaded, once for each thread.
    minifyWhitespace: true,
    minifySyntax: true,
    external: externalPackages,
    plugins: [withoutUnused, typesOfPglite, builtinsByRequire, ...plugins, shortSources],
    inject,
    banner: { js: banner },
    sourcemap: 'linked',
    logLevel: 'warning',
  });

/**
 * A chunk that entries share holds what any of them needs: each program and each thread gets a
 * bundle of its own.
 * @param {string[]} programs in `apps/server`
 * @param {string} output the folder, which servers or tests may be running from
 * @param {Pick<import('esbuild').BuildOptions, 'plugins' | 'inject'>} [more]
 */
export async function bundleServer(programs, output, more = {}) {
  const workers = globSync('src/**/*.worker.ts', { cwd: folder });
  const files = [];
  for (const entryPoints of [...programs, ...workers].map((entry) => [entry]))
    files.push(...(await bundle(entryPoints, output, more)).outputFiles);
  makeFolderHold(output, files);
}
