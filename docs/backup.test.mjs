import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject } from '../scripts/project.mjs';
import { environment } from '../scripts/run.mjs';

/** Stands in for a program: notes its arguments and password, and passes on what it is given. */
const noting = `#!/bin/sh
echo "$(basename "$0") $* [$PGPASSWORD]" >> "$NOTES"
case "$*" in *select*) echo "7 2 1" ;; *--output*) cat > "$4" ;; *--decrypt*) cat "$4" ;; esac
`;

/** Stands in for the operator's command line, and notes the settings that it gets. */
const admin = `#!/bin/sh
echo "$* [$(env | sed -n 's/^\\(APP_SECRET\\|DATABASE_URL\\|DATA_DIR\\)=.*/\\1/p' | sort | xargs)]" >> "$(dirname "$0")/notes"
case "$2" in backup) mkdir "$3" ;; restore) echo '{ "accounts": 7 }' ;; esac
`;

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'second-draft-backup-'));
  mkdirSync(path.join(folder, 'bin'));
  for (const name of ['pg_dump', 'pg_restore', 'psql', 'age']) {
    const file = path.join(folder, 'bin', name);
    writeFileSync(file, noting);
    chmodSync(file, 0o755);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function noted(script, settings, product = inProject('.')) {
  const NOTES = path.join(folder, 'notes');
  writeFileSync(NOTES, '');
  execFileSync('bash', [path.join(product, 'deploy/backup', script)], {
    env: {
      PATH: `${folder}/bin:${environment.PATH}`,
      NOTES,
      BACKUP_DIR: path.join(folder, 'backups'),
      BACKUP_RECIPIENTS: 'recipients',
      BACKUP_KEY: 'key',
      ...settings,
    },
    stdio: 'pipe',
  });
  return readFileSync(NOTES, 'utf8').trim().split('\n');
}

test.each([
  ['hunter2', 'postgres://draft:hunter2@db:5432/draft?sslmode=verify-full', {}],
  ['a/b@c:d%\\x41', 'postgresql://draft:a%2Fb%40c%3Ad%25%5Cx41@db/draft', {}],
  ['kererū', 'postgres://draft@db/draft', { DATABASE_PASSWORD: 'kererū' }],
  ['un@ccented', 'postgres://draft:un@ccented@db/draft', {}],
])('a backup hides the password %s from whoever lists processes', (password, url, more) => {
  const lines = noted('backup.sh', { DATABASE_URL: url, ...more });
  const dump = lines.find((line) => line.startsWith('pg_dump'));
  expect(dump).toMatch(/--dbname=postgres(ql)?:\/\/draft@db/);
  expect(dump?.endsWith(` [${password}]`)).toBe(true);
  expect(dump?.split(password)).toHaveLength(2);
});

test('the drill hides the administrator’s password, too', () => {
  const ADMIN_URL = 'postgres://boss:hunter2@db/postgres?sslmode=require';
  noted('backup.sh', { DATABASE_URL: 'postgres://draft@db/draft' });
  const text = noted('drill.sh', { ADMIN_URL }).join('\n');
  expect(text.match(/\[hunter2\]$/gm)?.length).toBeGreaterThan(3);
  expect(text.replaceAll('[hunter2]', '')).not.toContain('hunter2');
  expect(text).toContain('--dbname=postgres://boss@db/second_draft_drill_');
});

test('a password behind a ? is refused, with the setting that it belongs to', () => {
  const DATABASE_URL = 'postgres://draft@db/draft?password=hunter2';
  expect(() => noted('backup.sh', { DATABASE_URL })).toThrow(/DATABASE_PASSWORD/);
});

/** A release whose command line only notes what it is asked. */
function release() {
  const product = path.join(folder, 'product');
  cpSync(inProject('deploy/backup'), path.join(product, 'deploy/backup'), { recursive: true });
  mkdirSync(path.join(product, 'bin'));
  writeFileSync(path.join(product, 'bin/second-draft'), admin);
  chmodSync(path.join(product, 'bin/second-draft'), 0o755);
  return { product, asked: () => readFileSync(path.join(product, 'bin/notes'), 'utf8').trim() };
}

function dataFolder() {
  const DATA_DIR = path.join(folder, 'data');
  mkdirSync(DATA_DIR);
  return DATA_DIR;
}

test('the embedded database is copied within its data folder, where its server may write', () => {
  const { product, asked } = release();
  const DATA_DIR = dataFolder();
  noted('backup.sh', { DATA_DIR }, product);
  expect(asked()).toContain(`admin backup ${DATA_DIR}/.backup-`);
  expect(readdirSync(DATA_DIR)).toEqual([]);
  expect(readdirSync(path.join(folder, 'backups'))).toEqual([
    expect.stringMatching(/^second-draft-.*\.tar\.age$/),
  ]);
});

test('what a killed backup left unsealed is gone after the next', () => {
  const { product } = release();
  const DATA_DIR = dataFolder();
  const yesterday = new Date(Date.now() - 20 * 60 * 60 * 1000);
  const left = [path.join(DATA_DIR, '.backup-Ab3'), path.join(folder, 'backups/.making-Ab3')];
  for (const one of left) {
    mkdirSync(path.join(one, 'database'), { recursive: true });
    utimesSync(one, yesterday, yesterday);
  }
  noted('backup.sh', { DATA_DIR }, product);
  expect(readdirSync(DATA_DIR)).toEqual([]);
  expect(readdirSync(path.join(folder, 'backups'))).toHaveLength(1);
});

test('the drill needs none of the server’s settings, and heeds none', () => {
  const { product, asked } = release();
  noted('backup.sh', { DATA_DIR: dataFolder() }, product);
  noted('drill.sh', { DATABASE_URL: 'postgres://draft@db/draft', APP_SECRET: 'x' }, product);
  expect(asked()).toMatch(/^admin restore .* \[DATA_DIR\]$/m);
});
