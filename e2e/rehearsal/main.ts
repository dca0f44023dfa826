/** `npm run rehearsal`: the operating page, carried out on this machine. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@second-draft/server/src/db/testing/free-port.ts';
import { openStandIns } from '../fixtures/world/stand-ins.ts';
import { findingsOf } from '../crash/findings.ts';
import { openCaddy, openNginx } from './balancers.ts';
import { rehearseBackups } from './backups.ts';
import { openRehearsedDatabase } from './database.ts';
import { rehearseEmbedded } from './embedded.ts';
import { runGuide } from './guide.ts';
import { endAll, requireDebian, run } from './machine.ts';
import { areLogsPrivate } from './logs.ts';
import { openMarking } from './marking.ts';
import { makeNextVersion } from './next-version.ts';
import { runOperatorsCommands } from './operator.ts';
import { headings, isGood, lineOf } from './report.ts';
import { scenarios, sendMessage, untilMailed, type Stage } from './scenarios.ts';
import { createServer } from './servers.ts';
import { createMailbox, openWatch } from './services.ts';
import { openTraffic } from './traffic.ts';
import { rehearseUnit } from './unit.ts';

const programs = [
  'caddy',
  'nginx',
  'prometheus',
  'promtool',
  'prometheus-alertmanager',
  'smtpd',
  'age',
  'systemd-analyze',
  'openssl',
  'curl',
];
const packages = [
  'caddy',
  'nginx',
  'postgresql',
  'prometheus',
  'prometheus-alertmanager',
  'opensmtpd',
  'age',
  'systemd',
  'openssl',
  'curl',
];
requireDebian('The rehearsal', programs, packages);

const node = process.execPath;
const begun = performance.now();
const folder = await mkdtemp(path.join(tmpdir(), 'second-draft-rehearsal-'));
// PostgreSQL and the mail server run as users of their own.
await chmod(folder, 0o711);
const archive = process.env['REHEARSAL_RELEASE'] ?? '';
/** The previous version's; none without the project's history. */
const earlier = process.env['REHEARSAL_EARLIER'] ?? '';
const standIns = await openStandIns();
const found = await openRehearsedDatabase(folder);
if (found === null) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
const database = found;

/** A server leaves a message alone for so long before it tries it again. */
const MAIL_PAUSE_MS = 245_000;

async function install(): Promise<Stage['releases']> {
  const [older, newer] = [path.join(folder, 'older'), path.join(folder, 'newer')];
  await runGuide('install', { PREFIX: older, ARCHIVE: earlier === '' ? archive : earlier });
  if (earlier !== '') await runGuide('install', { PREFIX: newer, ARCHIVE: archive });
  else {
    console.log('The version before isn’t at hand: this one with other names is upgraded to.');
    await makeNextVersion(older, newer);
  }
  return { older, newer };
}

async function rehearse(): Promise<boolean> {
  const releases = await install();
  await runGuide('check-alerts', {});
  const owned = await database.createOwned();
  const port = await freePort();
  const mailbox = await createMailbox(folder);
  const settings = {
    PATH: process.env['PATH'] ?? '',
    NODE: node,
    NODE_ENV: 'production',
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: '127.0.0.1',
    CONTACT_EMAIL: 'office@awa.example',
    APP_SECRET: (await run('openssl', ['rand', '-base64', '32'])).stdout.trim(),
    DATABASE_URL: owned.url,
    DATABASE_PASSWORD: owned.password,
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
  const serverPorts = servers.map((server) => server.port);
  const balancers = {
    Caddy: await openCaddy(folder, port, serverPorts),
    nginx: await openNginx(folder, serverPorts),
  };
  const watch = await openWatch(
    folder,
    servers.map((server) => server.metricsPort),
  );
  const words = await sendMessage(origin);
  const sentAt = performance.now();
  await mailbox.open();
  const traffic = await openTraffic(standIns.google, origin);
  const marking = await openMarking(standIns.google, origin);
  const stage: Stage = { origin, servers, database, releases, balancers, watch };

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

  const findings = await findingsOf(traffic.journal, { databaseUrl: owned.wholeUrl, dataDir: '' });
  isWell &&= findings.lost.length === 0;
  console.log(
    `\nDrafts acknowledged: ${findings.kept}; lost: ${findings.lost.length}; refused otherwise than by 503 with Retry-After: ${findings.unexpected.length}. Started in ${startSeconds.toFixed(1)} s.`,
  );
  console.log(`systemd: ${await rehearseUnit(folder, releases.newer, settings)}.`);
  const place = { folder, node, adminUrl: database.url };
  isWell = (await rehearseBackups(place, releases.newer, owned, servers)) && isWell;
  await rehearseEmbedded(folder, releases.newer, { PATH: settings.PATH, NODE: node });
  await pause(Math.max(0, sentAt + MAIL_PAUSE_MS - performance.now()));
  for (const server of servers) await server.start(releases.newer);
  const commands = await runOperatorsCommands(folder, releases.newer, settings);
  console.log(`Operator’s commands carried out beside the servers: ${commands}.`);
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
