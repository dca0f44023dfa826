import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = import.meta.dirname;
const product = globSync('**/*.ts', { cwd: source }).filter(
  (file) => !/\.test\.ts$|(^|[/\\])testing[/\\]/.test(file),
);

function importsOf(file: string, { types }: { types: boolean }): string[] {
  const code = readFileSync(path.join(source, file), 'utf8');
  const statement = /^(?:import|export)( type)?\b[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm;
  return [...code.matchAll(statement)]
    .filter(([, isType]) => types || isType === undefined)
    .map(([, , specifier, lazy]) => path.join(path.dirname(file), specifier ?? lazy ?? ''));
}

/** A folder, or a file beside the folders. */
const partOf = (file: string) => file.split(path.sep)[0] ?? '';

function reached<T>(from: T, next: (one: T) => Iterable<T>, found = new Set<T>()): Set<T> {
  for (const one of next(from))
    if (!found.has(one)) {
      found.add(one);
      reached(one, next, found);
    }
  return found;
}

it('no part of the server needs itself by way of others', () => {
  const needs = new Map<string, Set<string>>();
  for (const file of product) {
    const part = partOf(file);
    const used = importsOf(file, { types: true }).map(partOf);
    needs.set(part, new Set([...(needs.get(part) ?? []), ...used.filter((one) => one !== part)]));
  }
  const neededBy = (part: string) => reached(part, (one) => needs.get(one) ?? []);
  expect(neededBy('compose.ts').size).toBeGreaterThan(20);
  expect([...needs.keys()].filter((part) => neededBy(part).has(part))).toEqual([]);
});

// A heavier index would slow a worker's start.
it.each(product.filter((file) => file.endsWith('.worker.ts')))(
  '%s loads nothing of other parts but what can go wrong, and what keeps it apart',
  (worker) => {
    const files = reached(worker, (file) => importsOf(file, { types: false }));
    const allowed = new Set([partOf(worker), 'problems', 'apart']);
    expect([...files].filter((file) => !allowed.has(partOf(file)))).toEqual([]);
  },
);
