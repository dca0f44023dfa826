import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../scripts/project.mjs';

const read = (file) => readFileSync(inProject(file), 'utf8');
const page = read('docs/operating.md');
const rehearsal = globSync('e2e/rehearsal/*.ts', { cwd: inProject('.') })
  .map(read)
  .join('\n');

/** Programs that the page has its reader run. */
const program =
  /^(?:npm|node|docker|curl|openssl|systemctl|certbot|useradd|age-keygen|ollama|promtool|psql|pg_dump|pg_restore) ./;

/** What runs it, and the words there that show it. */
const runBy = {
  'npm start': ['e2e/tests/stopping.spec.ts', "spawn('npm', ['start']"],
  'npm start --silent': ['e2e/tests/stopping.spec.ts', "spawn('npm', ['start']"],
  'npm run release': ['scripts/make-release.mjs', 'await writeRelease()'],
  'npm run rehearsal': ['scripts/rehearse.mjs', 'e2e/rehearsal/main.ts'],
  'npm run rehearsal -- containers': ['scripts/commands.mjs', 'e2e/rehearsal/containers.ts'],
  'npm run crash-test': ['e2e/crash/main.ts', 'trials'],
  'npm run crash-test -- disk': ['e2e/crash/main.ts', 'trials'],
  'npm run bench start': ['bench/src/main.ts', 'start: startUp'],
  'npm run bench scale': ['bench/src/main.ts', '  scale,'],
  'npm run bench model': ['bench/src/main.ts', 'model: '],
  'npm run bench completions': ['bench/src/main.ts', 'completions: millionCompletions'],
  'npm run eval': ['scripts/evaluations.mjs', '--writer'],
  'npm run eval models': ['scripts/evaluations.mjs', 'models: '],
  'npm run admin -- COMMAND': ['e2e/rehearsal/operator.ts', 'admin ${sure}'],
  'npm run --silent admin -- list --json': ['apps/server/src/operator/operator.test.ts', '--json'],
  'npm run admin -- --help': ['apps/server/src/operator/command-line.test.ts', '--help'],
  'node apps/server/dist/admin.js': ['deploy/second-draft.sh', 'apps/server/dist/admin.js'],
  'curl -s https://YOUR-ADDRESS/healthz': ['e2e/rehearsal/scenarios.ts', '/healthz'],
  'openssl rand -base64 32': ['e2e/rehearsal/main.ts', "'rand', '-base64', '32'"],
  'age-keygen --output backup.key': ['e2e/rehearsal/backups.ts', "run('age-keygen', ['--output'"],
};

/** What needs what a rehearsal hasn't; the page says so of each, in these words. */
const notRehearsed = {
  'docker compose': '`docker compose`',
  'useradd --system second-draft': '`useradd`',
  'systemctl enable --now second-draft@3001 second-draft@3002': '`systemctl`',
  'systemctl enable --now second-draft-backup.timer': '`systemctl`',
  'certbot renew': '`certbot`',
  'ollama pull llama3.3': '`ollama`',
};
const blocksNotRehearsed = new Set(['compose-start', 'compose-upgrade', 'compose-commands']);

test('every block of commands has a name, by which the rehearsal runs it', () => {
  const names = [...page.matchAll(/^```sh ?(.*)$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  const unrun = names.filter((name) => !rehearsal.includes(`runGuide('${name}'`));
  expect(new Set(unrun)).toEqual(new Set(['first-server', ...blocksNotRehearsed]));
});

test('every command within a sentence is run somewhere, or the page says why not', () => {
  const asked = [...page.matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => code)
    .filter((code) => program.test(code));
  const known = [...Object.keys(runBy), ...Object.keys(notRehearsed)];
  expect(new Set(asked)).toEqual(new Set(known));
});

test.each(Object.entries(runBy))('%s is run', (_, [file, words]) => {
  expect(read(file)).toContain(words);
});

test('what isn’t rehearsed is named, with the reason', () => {
  const [, said = ''] = page.split('\nNot rehearsed: ');
  for (const words of Object.values(notRehearsed)) expect(said).toContain(words);
});
