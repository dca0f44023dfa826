import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from './commands.mjs';
import { importedScripts } from './imported-scripts.mjs';
import { inProject } from './project.mjs';

const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const readme = readFileSync(inProject('README.md'), 'utf8');

test('npm knows each command of the table, in its order, and no other', () => {
  const expected = Object.entries(commands).map(([name, { script }]) => [
    name,
    script ? `node scripts/${script}.mjs` : `node scripts/command.mjs ${name}`,
  ]);
  expect(Object.entries(scripts)).toEqual(expected);
});

test('commands with a script of their own have it', () => {
  const named = Object.values(commands).flatMap(({ script }) => script ?? []);
  const missing = named.filter((script) => !existsSync(inProject(`scripts/${script}.mjs`)));
  expect(missing).toEqual([]);
});

test('the README names commands that exist', () => {
  const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in commands))).toEqual([]);
});

test('npm’s own Node, which may be Node 20, is asked for nothing that only a later one has', () => {
  const files = Object.values(scripts).flatMap((line) => [
    ...importedScripts(/scripts\/([\w-]+\.mjs)/.exec(line)[1]),
  ]);
  expect(files.length).toBeGreaterThan(10);
  const later = /\bglob(?:Sync)?\b|\bMap\.groupBy\b|\bArray\.fromAsync\b/;
  const asking = files.filter((file) =>
    later.test(readFileSync(inProject('scripts', file), 'utf8')),
  );
  expect([...new Set(asking)]).toEqual([]);
});
