import { tmpdir } from 'node:os';
import { errors, type SentFeedbacks } from '@second-draft/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { apiOnPglite } from '../api/testing/api-on-pglite.ts';
import { files, teacher } from '../google/testing/school.ts';
import { version } from '../location.ts';
import { createMetrics } from './metrics.ts';
import { sentFeedbacksGauge } from './sent-feedbacks-gauge.ts';

const api = apiOnPglite({ METRICS_PORT: '0', DATA_DIR: tmpdir() });

const written = 'On Monday we paddled to Motutapu and the kererū was enormous. '.repeat(3);

const metricsAt = async (path: string) => {
  const port = /"port":(\d+),"msg":"metrics are served"/.exec(api().logged())?.[1];
  return fetch(`http://127.0.0.1:${port}${path}`);
};

it('shows requests by route, refusals by code and the model’s answers, and no one’s name or id', async () => {
  const browser = await api().signedIn(teacher);
  const ask = () =>
    browser.call('POST', '/api/feedback', {
      body: { prompt: written, studentName: 'Bella', wordCount: 70, category: 'Ideas' },
    });
  await ask();
  api().model.script({ kind: 'status', status: 500, retryAfterSeconds: 0 }, 8);
  await ask();
  await browser.call('GET', `/api/drafts/501/601`);
  await api().browser().call('GET', '/api/token');
  await browser.call('GET', `/api/nothing/${files.recount.id}`);

  const answer = await metricsAt('/metrics');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  for (const line of [
    'second_draft_request_seconds_count{method="POST",route="/api/feedback",status="200"} 1',
    'second_draft_request_seconds_count{method="GET",route="/api/drafts/:courseId/:id",status="200"} 1',
    'second_draft_refusals_total{code="not_signed_in"} 1',
    'second_draft_refusals_total{code="model_failed"} 1',
    'second_draft_model_seconds_count{outcome="answered"} 1',
    'second_draft_model_seconds_count{outcome="model_failed"} 1',
    'second_draft_feedbacks_running 0',
    'second_draft_ready 1',
    'second_draft_set_aside 3',
    `second_draft_build_info{version="${version}"} 1`,
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  const secrets = [
    'Bella',
    'Parata',
    teacher.email,
    `"${teacher.id}"`,
    files.recount.id,
    'Motutapu',
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

it('is only on a separate port, with nothing else there', async () => {
  expect((await api().browser().call('GET', '/metrics')).status).not.toBe(200);
  expect((await metricsAt('/api/config')).status).toBe(404);
});

it('shows every code of an error before the first of its kind, so that alerts see that', async () => {
  const text = await createMetrics({ running: () => 0, pool: null }).text();
  for (const code of Object.keys(errors))
    expect(text).toContain(`second_draft_refusals_total{code="${code}"} 0`);
});

it('shows the room that the database takes and has, and when old records were removed', async () => {
  const text = await (await metricsAt('/metrics')).text();
  for (const name of ['database_bytes', 'disk_free_bytes', 'last_purge_timestamp_seconds'])
    expect(Number(new RegExp(`^second_draft_${name} (.+)$`, 'm').exec(text)?.[1])).toBeGreaterThan(
      0,
    );
});

it('leaves out what can’t be read at the moment, and shows the rest', async () => {
  const read = () => Promise.reject(new Error('away'));
  const gauges = [{ name: 'unread', help: 'Fails', read }];
  const text = await createMetrics({ running: () => 3, pool: null, gauges }).text();
  expect(text).not.toMatch(/^second_draft_unread/m);
  expect(text).toContain('second_draft_feedbacks_running 3');
});

it('shows how much of the feedback teachers changed, counted every ten minutes, their own categories together', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const row = (category: string, change: SentFeedbacks['change'], count: number) => ({
    writer: 'built-in',
    category,
    change,
    count,
  });
  let rows = [row('Ideas', 'unchanged', 18), row('Room 7’s rubric', 'lightly', 3)];
  const gauges = [sentFeedbacksGauge(() => Promise.resolve(rows))];
  const metrics = createMetrics({ running: () => 0, pool: null, gauges });
  const lines = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('second_draft_sent'));
  expect(await lines()).toEqual([
    'second_draft_sent_feedbacks{writer="built-in",category="Ideas",change="unchanged"} 18',
    'second_draft_sent_feedbacks{writer="built-in",category="own",change="lightly"} 3',
  ]);
  const counted = await lines();
  rows = [row('Hers', 'rewritten', 1), row('Theirs', 'rewritten', 2)];
  vi.advanceTimersByTime(9.9 * 60_000);
  expect(await lines()).toEqual(counted);
  vi.advanceTimersByTime(0.1 * 60_000);
  expect(await lines()).toEqual([
    'second_draft_sent_feedbacks{writer="built-in",category="own",change="rewritten"} 3',
  ]);
});

it('counts the feedbacks once for scrapes that come while a slow database counts', async () => {
  const counts: PromiseWithResolvers<SentFeedbacks[]>[] = [];
  const count = () => {
    const counting = Promise.withResolvers<SentFeedbacks[]>();
    counts.push(counting);
    return counting.promise;
  };
  const { readEach } = sentFeedbacksGauge(count);
  const failing = Promise.allSettled([readEach(), readEach()]);
  expect(counts).toHaveLength(1);
  counts[0]?.reject(new Error('away'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = readEach();
  counts[1]?.resolve([]);
  expect(await again).toEqual([]);
  expect(counts).toHaveLength(2);
});

it('shows the connections to a database that is a server', async () => {
  const pool = () => ({ open: 4, idle: 1, waiting: 2 });
  const text = await createMetrics({ running: () => 3, pool }).text();
  expect(text).toContain('second_draft_database_connections{state="waiting"} 2');
  expect(text).toContain('second_draft_feedbacks_running 3');
});
