import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { errors } from '../packages/contract/src/index.ts';
import { inProject } from '../scripts/project.mjs';
import { sourceFiles } from '../scripts/source-files.mjs';

const rows = readFileSync(inProject('docs/conventions.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && /: `[^`]+\.\w+`/.test(line));

test('the conventions’ examples are in the files they name', () => {
  const examples = rows.flatMap((row) => {
    const [, shown, file] = /^\| (.+): `([^`]+\.\w+)`/.exec(row);
    const source = readFileSync(inProject(file), 'utf8');
    return [...shown.matchAll(/`([^`]+)`|_([^_]+)_/g)].map(([, code, title]) => {
      const example = (code ?? title).replaceAll(String.raw`\|`, '|');
      return { example, file, isThere: source.includes(example) };
    });
  });
  expect(examples.length).toBeGreaterThan(10);
  expect(examples.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('the conventions count the texts that are recorded', () => {
  const text = readFileSync(inProject('docs/conventions.md'), 'utf8');
  const recorded = (file) =>
    JSON.parse(readFileSync(inProject(`packages/feedback/eval/${file}`), 'utf8'));
  const readings = recorded('rules/texts.json');
  const texts = new Set(readings.map(({ round, id }) => `${round} ${id}`));
  expect(text).toContain(
    `finds in ${readings.length} readings of ${texts.size} invented texts is recorded`,
  );
  const requests = recorded('writer/requests.json');
  expect(text).toContain(`answers to ${requests.length} requests about such texts is recorded`);
});

/** Drawings of one kind, made by a command: nobody looks for one among them. */
const drawings = 'apps/web/src/ui/icons/drawn';

test('no folder holds more files of code than the conventions allow', () => {
  const text = readFileSync(inProject('docs/conventions.md'), 'utf8');
  const most = Number(/At most (\d+) files of code/.exec(text)[1]);
  const files = sourceFiles('**/*.{ts,tsx,mjs,js}').filter(
    (file) => !/\.(?:test|spec)\.\w+$/.test(file),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const folders = Map.groupBy(files, (file) => path.posix.dirname(file));
  const full = [...folders].filter(([folder, { length }]) => length > most && folder !== drawings);
  expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

test('errors are documented in one form, by codes of the contract', () => {
  const files = sourceFiles('{apps,packages}/**/src/**/*.{ts,tsx}');
  const named = files.flatMap((file) => {
    const text = readFileSync(inProject(file), 'utf8');
    expect(text, file).not.toMatch(/[Tt]hrows Problem[:,]? `/);
    const codes = text.matchAll(/@throws Problem\(([^)]*)\)/g);
    return [...codes].flatMap(([, list]) => list.match(/\w+/g) ?? []);
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((code) => !(code in errors))).toEqual([]);
});
