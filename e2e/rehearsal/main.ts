/** `npm run rehearsal`: the operating page, carried out on this machine. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStandIns } from '../fixtures/stand-ins.ts';
import { createDatabase } from '@second-draft/server/src/db/testing/postgres-database.ts';
import { findingsOf } from '../crash/findings.ts';
import { rehearseBackups } from './backups.ts';
import { openRehearsedDatabase } from './database.ts';
import { runGuide } from './guide.ts';
import { endAll, findProgram, freePort } from './machine.ts';
import { areLogsPrivate } from './logs.ts';
import { openMarking } from './marking.ts';
import { makeNextVersion } from './next-version.ts';
import { headings, isGood, lineOf } from './report.ts';
import { scenarios, sendMessage, untilMailed, type Stage } from './scenarios.ts';
import { createServer } from './servers.ts';
import { createMailbox, openBalancer, openNginx, openWatch } from './services.ts';
import { openTraffic } from './traffic.ts';

const needed = [
  'caddy',
  'nginx',
  'prometheus',
  'promtool',
  'prometheus-alertmanager',
  'smtpd',
  'age',
];
const missing = needed.filter((name) => findProgram(name) === null);
if (missing.length > 0 || process.getuid?.() !== 0)
  throw new Error(
    `The rehearsal runs as root on Debian, with: apt-get install --no-install-recommends caddy nginx postgresql prometheus prometheus-alertmanager opensmtpd age. Missing: ${missing.join(', ')}`,
  );

const node = process.execPath;
const begun = performance.now();
const folder = await mkdtemp(path.join(tmpdir(), 'second-draft-rehearsal-'));
// PostgreSQL and the mail server run as users of their own.
await chmod(folder, 0o711);
const archive = process.env['REHEARSAL_RELEASE'] ?? '';
const standIns = await openStandIns();
const found = await openRehearsedDatabase(folder);
if (found === null) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
const database = found;

/** A server leaves a message alone for so long before it tries it again. */
const MAIL_PAUSE_MS = 245_000;

async function install(): Promise<Stage['releases']> {
  const older = path.join(folder, 'older');
  await runGuide('install', { PREFIX: older, ARCHIVE: archive });
  const newer = path.join(folder, 'newer');
  await makeNextVersion(older, newer);
  return { older, newer };
}

async function rehearse(): Promise<boolean> {
  const releases = await install();
  await runGuide('check-alerts', {});
  const databaseUrl = await createDatabase(database.url, 'nothing');
  const port = await freePort();
  const mailbox = await createMailbox(folder);
  const settings = {
    PATH: process.env['PATH'] ?? '',
    NODE: node,
    NODE_ENV: 'production',
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: '127.0.0.1',
    CONTACT_EMAIL: 'office@awa.example',
    APP_SECRET: 'q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE',
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '10000',
    SMTP_URL: mailbox.url,
    ...standIns.settings.google,
  };
  const servers = [];
  for (const name of ['one', 'two']) {
    const ports = { port: await freePort(), metricsPort: await freePort() };
    servers.push(createServer(ports, path.join(folder, `server-${name}.log`), settings));
  }
  const started = performance.now();
  for (const server of servers) await server.start(releases.older);
  const startSeconds = (performance.now() - started) / 1000 / servers.length;
  const origin = `http://localhost:${port}`;
  await openBalancer(
    folder,
    port,
    servers.map((server) => server.port),
  );
  await openNginx(
    folder,
    servers.map((server) => server.port),
  );
  const watch = await openWatch(
    folder,
    servers.map((server) => server.metricsPort),
  );
  const words = await sendMessage(origin);
  const sentAt = performance.now();
  await mailbox.open();
  const traffic = await openTraffic(standIns.google, origin);
  const marking = await openMarking(standIns.google, origin);
  const stage: Stage = { origin, servers, database, releases, watch };

  console.log(headings);
  let isWell = true;
  for (const { what, most, play } of scenarios) {
    const before = { ...traffic.counts(), ...marking.counts() };
    const start = performance.now();
    const note = await play(stage);
    const after = { ...traffic.counts(), ...marking.counts() };
    const row = {
      what,
      most,
      note,
      requests: after.requests - before.requests,
      failedReads: after.failedReads - before.failedReads,
      failedWrites: after.failedWrites - before.failedWrites,
      marked: after.marked - before.marked,
      notMarked: after.notMarked - before.notMarked,
      seconds: (performance.now() - start) / 1000,
    };
    isWell &&= isGood(row);
    console.log(lineOf(row));
  }
  await Promise.all([traffic.stop(), marking.stop()]);

  const findings = await findingsOf(traffic.journal, { databaseUrl, dataDir: '' });
  isWell &&= findings.lost.length === 0;
  console.log(
    `\nDrafts acknowledged: ${findings.kept}; lost: ${findings.lost.length}; refused otherwise than by 503 with Retry-After: ${findings.unexpected.length}. Started in ${startSeconds.toFixed(1)} s.`,
  );
  isWell =
    (await rehearseBackups({ folder, node, database }, releases.older, databaseUrl, servers)) &&
    isWell;
  await pause(Math.max(0, sentAt + MAIL_PAUSE_MS - performance.now()));
  for (const server of servers) await server.start(releases.older);
  await untilMailed(mailbox, words);
  console.log('A message that was sent while mail was down has arrived.');
  isWell = (await areLogsPrivate(folder)) && isWell;
  await Promise.all(servers.map((server) => server.stop()));
  return isWell;
}

try {
  if (!(await rehearse())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`The logs are in ${folder}.`);
  process.exitCode = 1;
} finally {
  await endAll();
  await database.stop();
  await standIns.close();
  if (process.exitCode !== 1) await rm(folder, { recursive: true, force: true });
}
const load = loadavg().map((one) => one.toFixed(1));
console.log(
  `It took ${Math.round((performance.now() - begun) / 1000)} s; the machine’s load was ${load.join(', ')}.`,
);
