import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@second-draft/server/src/db/testing/free-port.ts';
import { deployed } from './guide.ts';
import { isAnswered, start, until, type Running } from './machine.ts';

export interface Watch {
  /** Names of the alerts that Alertmanager was told. */
  firing(): Promise<string[]>;
}

/**
 * `deploy/prometheus/`, with the addresses of this machine, and with seconds for minutes so that the
 * rehearsal sees an alert.
 */
export async function openWatch(folder: string, metricsPorts: readonly number[]): Promise<Watch> {
  const [port, alertsPort] = [await freePort(), await freePort()];
  const own = path.join(folder, 'prometheus');
  await mkdir(own);
  const configuration = deployed('prometheus/prometheus.yml')
    .replaceAll('15s', '1s')
    .replace(/'server-1:9464'.*(?=\])/, metricsPorts.map((one) => `'127.0.0.1:${one}'`).join(', '))
    .replace('alertmanager:9093', `127.0.0.1:${alertsPort}`);
  const rules = deployed('prometheus/alerts.yml').replaceAll(/for: \d+[smh]/g, 'for: 3s');
  await writeFile(path.join(own, 'prometheus.yml'), configuration);
  await writeFile(path.join(own, 'alerts.yml'), rules);
  await writeFile(
    path.join(own, 'alertmanager.yml'),
    'route: { receiver: nobody, group_wait: 1s }\nreceivers: [{ name: nobody }]\n',
  );
  start(path.join(folder, 'alertmanager.log'), 'prometheus-alertmanager', [
    `--config.file=${own}/alertmanager.yml`,
    `--storage.path=${own}/alertmanager`,
    `--web.listen-address=127.0.0.1:${alertsPort}`,
    '--cluster.listen-address=',
  ]);
  start(path.join(folder, 'prometheus.log'), 'prometheus', [
    `--config.file=${own}/prometheus.yml`,
    `--storage.tsdb.path=${own}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]);
  await until('Alertmanager', () => isAnswered(`http://127.0.0.1:${alertsPort}/-/ready`));
  await until('Prometheus', () => isAnswered(`http://127.0.0.1:${port}/-/ready`));
  return {
    async firing() {
      const response = await fetch(`http://127.0.0.1:${alertsPort}/api/v2/alerts`);
      const alerts = (await response.json()) as { labels: { alertname: string } }[];
      return [...new Set(alerts.map(({ labels }) => labels.alertname))];
    },
  };
}

export interface Mailbox {
  url: string;
  open(): Promise<Running>;
  /** What has arrived, as one text. */
  arrived(): Promise<string>;
}

/** Debian's OpenSMTPD; it needs to be started by root. */
export async function createMailbox(folder: string): Promise<Mailbox> {
  const port = await freePort();
  const box = path.join(folder, 'mail');
  await mkdir(box);
  await writeFile(path.join(box, 'arrived'), '');
  await chmod(path.join(box, 'arrived'), 0o666);
  const configuration = path.join(folder, 'smtpd.conf');
  await writeFile(
    configuration,
    [
      `listen on 127.0.0.1 port ${port}`,
      `action "keep" mda "/bin/sh -c 'cat >> ${box}/arrived'" virtual { "@" = nobody }`,
      'match from any for any action "keep"',
      '',
    ].join('\n'),
  );
  return {
    url: `smtp://127.0.0.1:${port}`,
    async open() {
      return start(path.join(folder, 'smtpd.log'), '/usr/sbin/smtpd', ['-d', '-f', configuration]);
    },
    arrived: () => readFile(path.join(box, 'arrived'), 'utf8'),
  };
}
