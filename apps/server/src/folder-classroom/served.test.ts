import { rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { THIS_COMPUTER } from '@second-draft/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../compose.ts';
import { readConfig } from '../config/index.ts';
import { consents, licences } from '../db/schema/index.ts';
import { openTestDatabase, temporaryFolder } from '../db/testing/test-databases.ts';
import { folderOfClasses, type FolderOfClasses } from './testing/folder-of-classes.ts';

let classes: FolderOfClasses;
let data: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let server: Awaited<ReturnType<typeof compose>>;
let origin: string;
let cookie = '';

const settingsFor = (folder: string) =>
  readConfig({ LOCAL_CLASSROOM: folder, DATA_DIR: data.folder, PORT: '0', LOG_LEVEL: 'silent' });

const composed = () =>
  compose(settingsFor(classes.folder), {
    // The test closes it itself.
    database: { ...database, close: async () => undefined },
  });

beforeAll(async () => {
  classes = await folderOfClasses();
  data = await temporaryFolder();
  await classes.write('Room 7/Camp/Bella Singh.txt', 'On Monday we went to camp.');
  database = await openTestDatabase('pglite');
  server = await composed();
  origin = await server.listen();
  await signIn();
});
afterAll(async () => {
  await server.close();
  await database.close();
  await classes.close();
  await data.remove();
});

async function signIn() {
  const answer = await call('POST', '/api/auth/google', { access_token: THIS_COMPUTER });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function call(method: string, address: string, body?: object) {
  const answer = await fetch(`${origin}${address}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) };
}

/** Sends another Host header, which `fetch` can't. */
function statusUnder(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${origin}/api/config`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

async function fileId(): Promise<string> {
  const [course] = (await call('GET', '/api/classrooms')).json();
  const [assignment] = (await call('GET', `/api/assignments/${course.id}`)).json();
  const [submission] = (await call('GET', `/api/assignments/${course.id}/${assignment.id}`)).json();
  return submission.assignmentSubmission.attachments[0].driveFile.id;
}

describe('a server with classes in a folder', () => {
  it('tells browsers that nobody signs in elsewhere, and that nothing can be posted', async () => {
    expect((await call('GET', '/api/config')).json()).toMatchObject({
      classroom: { signIn: null, posting: false, presentations: false },
      sandbox: false,
    });
  });

  it('opens classes, assignments and texts to whoever sits at it', async () => {
    const [course] = (await call('GET', '/api/classrooms')).json();
    expect(course).toMatchObject({ name: 'Room 7', students: [{ profile: expect.anything() }] });
    const { text } = await call('GET', `/api/document/${await fileId()}`);
    expect(text).toBe('On Monday we went to camp.');
  });

  it('asks no subscription of her', async () => {
    const { json } = await call('GET', '/api/check-auth');
    expect(json().subscription).toMatchObject({ status: 'active', type: 'team' });
  });

  it('posts nothing, and records no consent to it', async () => {
    const asked = { docId: await fileId(), commentText: 'Great start.' };
    const { status, json } = await call('POST', '/api/comment', asked);
    expect([status, json().code]).toEqual([422, 'posting_off']);
    expect(await database.db.$count(consents)).toBe(0);
  });

  it('signs nobody in with a token from elsewhere', async () => {
    const { json } = await call('POST', '/api/auth/google', { access_token: 'ya29.made-up' });
    expect(json().code).toBe('token_refused');
  });

  it.each(['draft.school.example', '192.168.1.7:3000', 'localhost.evil.example'])(
    'refuses whoever comes by the name %j',
    async (host) => {
      await expect(statusUnder(host)).resolves.toBe(403);
    },
  );

  it.each(['localhost:3000', '127.0.0.1', '[::1]:80'])(
    'answers to its own name %s',
    async (host) => {
      await expect(statusUnder(host)).resolves.toBe(200);
    },
  );

  it('starts a second time with the same licence', async () => {
    const again = await composed();
    await again.close();
    const { json } = await call('GET', '/api/check-auth');
    expect(json().subscription.status).toBe('active');
  });

  it('deletes the account without a word of permissions, since none were given', async () => {
    const { text } = await call('DELETE', '/api/account');
    expect(text).toBe('{"accessRevoked":null}');
  });

  it('asks no subscription of her either when she is back after that', async () => {
    await signIn();
    const { json } = await call('GET', '/api/check-auth');
    expect(json().subscription).toMatchObject({ status: 'active', type: 'team' });
    expect(await database.db.$count(licences)).toBe(1);
  });
});

it('does not start without its folder, and says which one is missing', async () => {
  const missing = path.join(data.folder, 'no-such-folder');
  await expect(compose(settingsFor(missing))).rejects.toThrow(
    /no-such-folder, but there is no such folder/,
  );
});

it('lets go of the data when it can’t start, so that the next start can', async () => {
  const own = await temporaryFolder();
  const secret = path.join(own.folder, 'secret');
  const config = { ...settingsFor(classes.folder), dataDir: own.folder };
  await writeFile(secret, '');
  await expect(compose(config)).rejects.toThrow(`The secret in ${secret} is empty`);
  await rm(secret);
  const next = await compose(config);
  await next.close();
  await own.remove();
});
