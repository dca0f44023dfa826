import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../scripts/project.mjs';

const guide = readFileSync(inProject('docs/architecture.md'), 'utf8');
const { workspaces } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

/** What stands in the first column of a section's table. */
function namedIn(section) {
  const rows = guide.split(`# ${section}\n`)[1].split('\n#')[0].split('\n');
  const firsts = rows.filter((row) => row.startsWith('| `')).map((row) => row.split(' | ')[0]);
  return firsts.flatMap((first) => [...first.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
}

/** Files, and folders with a slash behind them; what only tests use is left out. */
function partsOf(folder) {
  const files = globSync('**/*.{ts,tsx}', { cwd: inProject(folder) });
  const parts = files.map((file) => file.replace(/[/\\].*/, '/'));
  return new Set(parts.filter((part) => part !== 'testing/' && !part.includes('.test.')));
}

test.each([
  ['The server', 'apps/server/src'],
  ['The embedded database, `db/pglite/`', 'apps/server/src/db/pglite'],
  ['The web app', 'apps/web/src'],
  ['The web app’s `lib/`', 'apps/web/src/lib'],
  ['The feedback package’s `names/`', 'packages/feedback/src/names'],
  ['The feedback package’s `revision/`', 'packages/feedback/src/revision'],
  ['The feedback package’s `checks/`', 'packages/feedback/src/checks'],
  ['The feedback package’s `text/`', 'packages/feedback/src/text'],
  ['The feedback package’s `rules/`', 'packages/feedback/src/rules'],
  ['The feedback package’s `rules/structure/`', 'packages/feedback/src/rules/structure'],
  ['The feedback package’s `concerns/`', 'packages/feedback/src/concerns'],
  ['The feedback package’s `writer/`', 'packages/feedback/src/writer'],
])('“%s” in the architecture’s page names every part of %s, and no other', (section, folder) => {
  expect(new Set(namedIn(section))).toEqual(partsOf(folder));
});

test('the architecture’s map shows every workspace', () => {
  const map = guide.split('```')[1];
  const missing = workspaces.filter(
    (workspace) => !new RegExp(`^ *${workspace.split('/').at(-1)}/ `, 'm').test(map),
  );
  expect(missing).toEqual([]);
});

/** Paths from the project's folder; where one holds a name that is yours, the folder above it. */
const pathsIn = (text) =>
  [...text.matchAll(/`((?:apps|packages|e2e|scripts|docs)\/[^`\s]+)`/g)].map(([, named]) =>
    named.replace(/\/?[^/]*<.*/, ''),
  );

const missing = (text) => pathsIn(text).filter((named) => !existsSync(inProject(named)));

test('the architecture’s page names files and folders that exist', () => {
  expect(pathsIn(guide).length).toBeGreaterThan(30);
  expect(missing(guide)).toEqual([]);
});

test.each(globSync('docs/{decisions/,}*.md', { cwd: inProject('.') }))(
  '%s names files and folders that exist',
  (file) => {
    expect(missing(readFileSync(inProject(file), 'utf8'))).toEqual([]);
  },
);

/** Where Google may be named without a reason: its own folder, and what only it can be for. */
const ofGoogle =
  /src\/google\/|src\/(features\/)?(auth|session|sandbox)\/|sign-in-scopes\.ts|operations\/account\.ts|open-picker\.ts|features\/legal\/|content\/posts\//;

/** Texts of evaluations, and what was said of them. */
const writtenByChildren = /\/eval\/.*\.json$/;

test('the files that name Google are those that the decision gives a reason for', () => {
  const decision = readFileSync(inProject('docs/decisions/classroom-port.md'), 'utf8');
  const explained = [...decision.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file);
  const files = globSync('{apps,packages/contract,packages/feedback}/**/*', {
    cwd: inProject('.'),
    exclude: (name) => /^(node_modules|dist|build|\.react-router)$/.test(name),
  });
  const naming = files.filter(
    (file) =>
      !ofGoogle.test(file) &&
      !file.includes('test') &&
      !writtenByChildren.test(file) &&
      statSync(inProject(file)).isFile() &&
      /google/i.test(readFileSync(inProject(file), 'utf8')),
  );
  expect(new Set(naming)).toEqual(new Set(explained));
});
