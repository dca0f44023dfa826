import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../apps/server/src/config/config.ts';
import { settingNames } from '../apps/server/src/config/environment.ts';
import { productionSettings } from '../apps/server/src/config/testing/production-settings.ts';
import { commitBefore } from '../scripts/releasing/earlier-release.mjs';
import { inProject } from '../scripts/project.mjs';
import { run } from '../scripts/run.mjs';

const read = (file) => readFileSync(inProject(file), 'utf8');
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

const inOrder = (one, other) => one.localeCompare(other);

/** What compose.yaml itself fills in, for the other services, and what the C library reads. */
const ofOthers = new Set([
  'DOMAIN',
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'MALLOC_ARENA_MAX',
  'MALLOC_TRIM_THRESHOLD_',
]);

test('the operating guide lists every setting, and no other', () => {
  const table = read('docs/operating.md').split('## Settings')[1].split('\n## ')[0];
  expect(all(table, /^\| `([A-Z_]+)`/gm).toSorted(inOrder)).toEqual(settingNames.toSorted(inOrder));
});

test('compose.yaml, its example and the Dockerfile set what the server knows', () => {
  const set = [
    ...all(read('compose.yaml'), /^ +([A-Z][A-Z_]+): /gm),
    ...all(read('deploy/example.env'), /^([A-Z_]+)=/gm),
    ...all(read('Dockerfile'), /(?:^ENV | )([A-Z_]+)=/gm),
  ].filter((name) => !ofOthers.has(name));
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !settingNames.includes(name))).toEqual([]);
});

test('a server starts without what the guide has removed while the model is down', () => {
  const [entry] = all(read('docs/operating.md'), /^(\*\*The model is down\*\*.*)$/gm);
  const removed = all(entry, /`([A-Z_]+)`/g).filter((name) => settingNames.includes(name));
  const settings = {
    ...productionSettings,
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: 'https://models.example/v1',
    MODEL_MAP: 'gpt-4o = small',
    MODEL_PROVIDER: 'Models',
    MODEL_COUNTRY: 'Ireland',
  };
  expect(readConfig(settings).model).not.toBeNull();
  for (const name of removed) delete settings[name];
  expect(readConfig(settings).model).toBeNull();
});

/** Cells of the changelog's rows, newest first. */
const versions = read('docs/changelog.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the changelog says of the version at hand what an upgrade to it needs', () => {
  const { version } = JSON.parse(read('package.json'));
  const [[, newest, commit, from]] = versions;
  expect([newest, commit]).toEqual([version, '']);
  expect(from).toMatch(/^(\d+\.\d+\.\d+|none)$/);
});

test('the version before was built from the commit that the changelog names', async () => {
  const [, [, before, commit]] = versions;
  const name = commit.replaceAll('`', '');
  expect(commitBefore(read('docs/changelog.md'))).toBe(name);
  const { code, output } = await run('git', ['show', `${name}:package.json`]);
  // A copy without its history has no such commit.
  const built = code === 0 ? JSON.parse(output).version : before;
  expect(built).toBe(before);
});

test('the image copies files that exist, or that the build makes', () => {
  const copied = all(read('Dockerfile'), /^COPY (?:--from=\w+ \/app\/)?(\S+)/gm);
  expect(copied.length).toBeGreaterThan(5);
  const isMade = (file) => /(^|\/)(node_modules|dist|build)(\/|$)/.test(file);
  const missing = copied.filter((file) => !isMade(file) && !existsSync(inProject(file)));
  expect(missing).toEqual([]);
});

test('the balancer sends requests to servers that compose.yaml starts', () => {
  const servers = all(read('deploy/Caddyfile'), /(server-\d):3000/g);
  expect(servers.length).toBeGreaterThan(1);
  for (const server of servers) expect(read('compose.yaml')).toContain(`  ${server}: *server`);
});

test('what the balancer answers when no server does is in the contract’s form', async () => {
  const { errors } = await import('../packages/contract/src/errors.ts');
  const [byCaddy] = all(read('deploy/Caddyfile'), /respond `(\{.*\})` 503/g);
  const [byNginx] = all(read('deploy/nginx.conf'), /~\^\/api\/ '(\{.*\})';/g);
  expect(byNginx).toBe(byCaddy);
  const { code, error } = JSON.parse(byCaddy);
  expect(errors[code].status).toBe(503);
  expect(error.length).toBeGreaterThan(20);
});

test('alerts and the dashboard read metrics that a server has', async () => {
  const { globSync } = await import('node:fs');
  const sources = globSync('apps/server/src/metrics/*.ts', { cwd: inProject('.') })
    .map(read)
    .join('\n');
  const named = ['deploy/prometheus/alerts.yml', 'deploy/dashboard.json'].flatMap((file) =>
    all(read(file), /second_draft_([a-z_]+?)(?:_count|_bucket|_sum)?\b(?=[^a-z_]|$)/g),
  );
  expect(new Set(named).size).toBeGreaterThan(8);
  expect([...new Set(named)].filter((name) => !sources.includes(`${name}'`))).toEqual([]);
});

test('alerts ask about errors that the contract has', async () => {
  const { errors } = await import('../packages/contract/src/errors.ts');
  const codes = all(read('deploy/prometheus/alerts.yml'), /code=~?"([a-z_|]+)"/g).flatMap((some) =>
    some.split('|'),
  );
  expect(codes.length).toBeGreaterThan(4);
  expect(codes.filter((code) => !(code in errors))).toEqual([]);
});

test('the operating guide says what to do about each alert', () => {
  const alerts = all(read('deploy/prometheus/alerts.yml'), /alert: (\w+)/g);
  const guide = read('docs/operating.md');
  expect(alerts.length).toBeGreaterThan(8);
  expect(alerts.filter((alert) => !guide.includes(`\`${alert}\``))).toEqual([]);
});

test('what stops a server gives it time to drain and to finish', () => {
  const [longest] = all(
    read('apps/server/src/config/environment.ts'),
    /DRAIN_SECONDS: .*wholeNumber\(\d+, (\d+)\)/g,
  );
  const [finishing] = all(read('packages/contract/src/limits.ts'), /answerSeconds: (\d+),/g);
  const graces = [
    ...all(read('compose.yaml'), /stop_grace_period: (\d+)s/g),
    ...all(read('deploy/systemd/second-draft@.service'), /^TimeoutStopSec=(\d+)$/gm),
  ];
  expect(graces).toHaveLength(2);
  for (const grace of graces)
    expect(Number(grace)).toBeGreaterThan(Number(longest) + Number(finishing));
});
