import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { copyFolder } from '../building/copy-folder.mjs';
import { externalPackages } from '../building/external-packages.mjs';
import { inProject } from '../project.mjs';
import { run, Stop } from '../run.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const isExternal = (name) => externalPackages.some((one) => path.matchesGlob(name, one));

/** Where `name` is found by a module in `from`, as Node looks for it. */
function folderOf(name, from) {
  for (let folder = from; folder.startsWith(inProject('.')); folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
  }
  throw new Stop(`${name}, which ${from} needs, is not installed.`);
}

/** Adds the folders of the package's dependencies, and theirs. */
function addDependencies(folder, names, found) {
  for (const name of names) {
    const needed = folderOf(name, folder);
    if (found.has(needed)) continue;
    found.add(needed);
    addDependencies(
      needed,
      Object.keys(readJson(path.join(needed, 'package.json')).dependencies ?? {}),
      found,
    );
  }
}

/** @returns {Set<string>} folders of packages that the bundle loads at run time */
function runtimePackages() {
  const found = new Set();
  for (const manifest of globSync('{apps/server,packages/*}/package.json', {
    cwd: inProject('.'),
  })) {
    const folder = path.dirname(inProject(manifest));
    const names = Object.keys(readJson(inProject(manifest)).dependencies ?? {});
    addDependencies(folder, names.filter(isExternal), found);
  }
  return found;
}

/** The pretend school's pages are read from its packages by name. */
const pretendSchool = ['google', 'stripe', 'pages'].map((name) => `packages/emulators/${name}`);

function copyProduct(to) {
  const copy = (from, as = from) => copyFolder(inProject(from), path.join(to, as));
  for (const from of [
    'apps/server/package.json',
    'apps/server/dist',
    'apps/server/drizzle',
    'apps/server/build/pglite-template',
    'apps/web/build/client',
    'deploy',
    'docs/operating.md',
    'docs/changelog.md',
  ])
    copy(from);
  for (const folder of runtimePackages()) copy(path.relative(inProject('.'), folder));
  for (const folder of pretendSchool) {
    const { name } = readJson(inProject(folder, 'package.json'));
    copy(`${folder}/package.json`, `node_modules/${name}/package.json`);
    copy(`${folder}/src`, `node_modules/${name}/src`);
  }
  mkdirSync(path.join(to, 'bin'));
  cpSync(inProject('deploy/second-draft.sh'), path.join(to, 'bin/second-draft'));
  chmodSync(path.join(to, 'bin/second-draft'), 0o755);
}

/**
 * Writes what a server needs to run, built, as one archive; it needs Node 24.
 * @param {string} [into]
 * @returns {Promise<{ archive: string, folder: string }>} the archive, and the folder that is in it
 */
export async function writeRelease(into = inProject('build')) {
  const { name, version, license, engines } = readJson(inProject('package.json'));
  const folder = path.join(into, `${name}-${version}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines: { ...engines, node: '>=24' },
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyProduct(folder);
  const archive = `${folder}.tar.gz`;
  const { code, output } = await run('tar', [
    '--create',
    '--gzip',
    '--owner=0',
    '--group=0',
    `--file=${archive}`,
    `--directory=${into}`,
    path.basename(folder),
  ]);
  if (code !== 0) throw new Stop(`The archive could not be written:\n${output}`);
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${hash}  ${path.basename(archive)}\n`);
  return { archive, folder };
}
