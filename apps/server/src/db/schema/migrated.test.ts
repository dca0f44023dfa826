import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../locations.ts';
import * as schema from './index.ts';

const snapshots = path.join(migrationsFolder, 'meta');

it('every change of the tables has a migration', () => {
  const [newest = ''] = readdirSync(snapshots)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .slice(-1);
  const migrated: unknown = JSON.parse(readFileSync(path.join(snapshots, newest), 'utf8'));
  const of = { id: expect.any(String), prevId: expect.any(String) };
  expect({ ...generateDrizzleJson(schema), ...of }).toEqual(migrated);
});
