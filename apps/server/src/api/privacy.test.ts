import { expect, it } from 'vitest';
import { files, school, teacher } from '../google/testing/school.ts';
import { apiOnPglite } from './testing/api-on-pglite.ts';

const api = apiOnPglite();

const written =
  'On Monday Bella and I paddled to Motutapu with Miss Parata. The kererū was enormous. ' +
  'Hunched under the jetty we told jokes until the rain stopped.';

async function afternoon(accessToken: string) {
  const browser = api().browser();
  const { call } = browser;
  await browser.signIn(accessToken);
  const get = (path: string) => call('GET', path);
  const post = (path: string, body: unknown) => call('POST', path, { body });
  await Promise.all(
    [
      '/api/check-auth',
      '/api/classrooms',
      '/api/classrooms/501',
      '/api/classrooms/999',
      '/api/assignments/501',
      '/api/assignments/501/601',
      '/api/classroomrubrics/501/601',
      `/api/document/${files.recount.id}`,
      `/api/slides/${files.slides.id}`,
      `/api/file/${files.recount.id}`,
      '/api/token',
    ].map(get),
  );
  const asked = [files.recount, files.slides, files.elsewhere];
  await post('/api/documents', { files: asked.map(({ id }) => ({ id, kind: null })) });
  await post('/api/comment', { docId: files.recount.id, commentText: written });
  api().google.grantFiles(teacher.email, [files.recount.id]);
  await post('/api/comment', { docId: files.recount.id, commentText: written });
  const request = {
    prompt: written,
    studentName: 'Āwhina Tūhoe',
    wordCount: 70,
    category: 'Ideas',
    courseId: '501',
  };
  const first = await post('/api/feedback', request);
  await post('/api/feedback', { ...request, courseId: undefined });
  await post('/api/simplify', { feedback: `Ka pai, Āwhina! ${first.text}` });
  for (const kind of ['nonsense', 'echo', 'empty'] as const) {
    api().model.script({ kind: 'custom', content: () => (kind === 'echo' ? written : kind) });
    await post('/api/feedback', request);
  }
  api().model.script({ kind: 'status', status: 500, retryAfterSeconds: 0 }, 8);
  await post('/api/feedback', request);
  await call('PUT', `/api/drafts/501/601/${files.recount.id}`, {
    body: { text: written, feedback: written },
  });
  await call('PUT', '/api/settings', { body: { students: { '201': { readingLevel: 9 } } } });
  await get(`/api/nothing/${encodeURIComponent('Āwhina Tūhoe')}`);
  api().google.fault({ path: '/', status: 403, message: written });
  await get('/api/classrooms/501');
  api().google.clearFaults();
  return browser;
}

it('logs no child’s writing, no name, no email address, no token and no cookie', async () => {
  const accessToken = api().google.issueToken({ email: teacher.email });
  const { cookie } = await afternoon(accessToken);
  const log = api().logged();
  expect(log.split('\n').length).toBeGreaterThan(25);
  const names = school.people.flatMap(({ givenName, familyName, email }) => [
    `${givenName} ${familyName}`,
    email,
  ]);
  const childs = ['Āwhina', 'Parata', 'Motutapu', 'kererū', 'jetty', 'camp', accessToken];
  const secrets = [...names, ...childs, cookie.split('=')[1] ?? '', files.recount.id];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
}, 60_000);

it('sends no name of the class to the model, its teachers’ included', () => {
  const sent = JSON.stringify(api().model.requests());
  expect(sent).toContain('paddled');
  const names = ['Āwhina', 'Tūhoe', 'Bella', 'Parata'];
  expect(names.filter((name) => sent.includes(name))).toEqual([]);
});
