import { expect, it } from 'vitest';
import { apiOnPglite } from '../api/testing/api-on-pglite.ts';
import { files, teacher } from '../google/testing/school.ts';
import { createMetrics } from './metrics.ts';

const api = apiOnPglite({ METRICS_PORT: '0' });

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
  api().model.script({ kind: 'status', status: 500 }, 8);
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

it('is on a port of its own alone, and nothing else is there', async () => {
  expect((await api().browser().call('GET', '/metrics')).status).not.toBe(200);
  expect((await metricsAt('/api/config')).status).toBe(404);
});

it('shows the connections to a database that is a server', async () => {
  const pool = () => ({ open: 4, idle: 1, waiting: 2 });
  const text = await createMetrics({ running: () => 3, pool }).text();
  expect(text).toContain('second_draft_database_connections{state="waiting"} 2');
  expect(text).toContain('second_draft_feedbacks_running 3');
});
