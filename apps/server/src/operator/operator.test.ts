import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accountExport } from '@second-draft/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Browser } from '../api/testing/open-api.ts';
import { readConfig } from '../config/index.ts';
import { createDatabase } from '../db/testing/postgres-database.ts';
import { describeOnPostgres, temporaryFolder } from '../db/testing/test-databases.ts';
import { colleague, teacher } from '../google/testing/school.ts';
import { askServer, reachServer } from './channel/ask-server.ts';
import { perform } from './command-line.ts';
import { openOffice } from './open-office.ts';
import { runAdmin } from './testing/run-admin.ts';

const PATIENCE_MS = 180_000;

type Settings = Readonly<Record<string, string>>;

async function openSchool(settings: Settings) {
  const api = await openApi(null, settings);
  const browser = await api.signedIn(teacher);
  await api.signedIn(colleague);
  return { api, browser, settings: api.settings };
}

type Admin = (...words: string[]) => Promise<string>;

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/** What the process does after it has loaded the whole server, which takes a second. */
const throughServer =
  ({ DATA_DIR = '' }: Settings): Admin =>
  async (...words) => {
    const server = await reachServer(DATA_DIR);
    if (server === null) throw new Error('No server listens in the data folder');
    const said = await textOf(askServer(server, words));
    server.destroy();
    return said;
  };

const onDatabase = async (settings: Settings) => {
  const { close, ...office } = await openOffice(readConfig(settings));
  const admin: Admin = (...words) => textOf(perform(words, office));
  return { admin, close };
};

async function everyCommand(admin: Admin, status: () => Promise<string>) {
  const shown = async (email: string) => {
    const [found] = JSON.parse(await admin('find', email, '--json')) as Record<string, string>[];
    return `${found?.['status']} ${found?.['type']} ${found?.['until']}`;
  };
  expect(await admin('list')).toBe('There are no licences.\n');
  expect(await admin('grant', teacher.email, '--until', '2099-01-31')).toContain('2099-01-31');
  expect(await shown(teacher.email)).toBe('active team 2099-01-31');
  expect(await status()).toBe('active');
  await admin('extend', teacher.email, '--until', '2099-06-30');
  expect(await shown(teacher.email)).toBe('active team 2099-06-30');
  await admin('revoke', '1');
  expect(await status()).toBe('trial');

  const awa = ['Awa School', '--until', '2099-12-31', '--email', 'new@awa.example'];
  await admin('licence', 'add', ...awa);
  await admin('licence', 'include', '2', '--domain', 'awa.school.example');
  expect(await shown(colleague.email)).toBe('active team 2099-12-31');
  const covered = await admin('licence', 'exclude', '2', '--email', 'new@awa.example');
  expect(covered).toBe('Licence 2 (Awa School) covers awa.school.example.\n');
  expect(await admin('list')).toMatch(/2 +Awa School +2099-12-31 +runs +2 +awa\.school\.example/);

  await admin('referral', 'add', 'Kea2027', '--days', '30', '--licence', '2', '--uses', '100');
  expect(await admin('referral', 'list')).toMatch(/kea2027 +30 +2 +0 +100/);
  await admin('referral', 'remove', 'kea2027');
  expect(await admin('referral', 'list', '--json')).toBe('[]\n');

  const held = accountExport.parse(JSON.parse(await admin('export', colleague.email)));
  expect(held.licences).toMatchObject([{ holder: 'Awa School' }]);
  expect(await admin('delete', colleague.email, '--yes')).toContain('is deleted');
  expect(await admin('find', colleague.email)).toBe('No teacher was found.\n');
}

/** As a process, which opens the database that the settings name. */
const deletedByProcess = (settings: Settings) =>
  runAdmin(settings, ['delete', colleague.email, '--yes']);

const deleted = {
  code: 0,
  problem: '',
  out: expect.stringContaining('is deleted') as unknown,
};

async function fewCommands(admin: Admin) {
  await admin('grant', teacher.email, '--until', '2099-01-31');
  for (const shared of [
    ['licence', 'include', '1', '--domain', 'awa.school.example'],
    ['licence', 'exclude', '1', '--email', teacher.email],
    ['referral', 'add', 'kea2027', '--licence', '1'],
  ])
    await expect(admin(...shared)).rejects.toThrow(`Licence 1 is ${teacher.email}’s own.`);
  const [licence] = JSON.parse(await admin('list', '--json')) as object[];
  expect(licence).toMatchObject({ holder: teacher.email, until: '2099-01-31', teachers: 1 });
}

const statusIn = async (browser: Browser): Promise<string> =>
  (await browser.call('GET', '/api/check-auth')).json().subscription.status;

describe('the operator’s commands, while the server runs on the embedded database', () => {
  let data: Awaited<ReturnType<typeof temporaryFolder>>;
  let school: Awaited<ReturnType<typeof openSchool>>;
  beforeAll(async () => {
    data = await temporaryFolder();
    school = await openSchool({ DATA_DIR: data.folder });
  });
  afterAll(async () => {
    await school.api.close();
    await data.remove();
  });

  it('work on it, and count at once', { timeout: PATIENCE_MS }, async () => {
    await everyCommand(throughServer(school.settings), () => statusIn(school.browser));
    expect(await statusIn(school.browser)).toBe('active');
  });

  it('ask before they delete, and take no answer for a no', async () => {
    const asked = await runAdmin(school.settings, ['delete', teacher.email]);
    expect(asked.problem).toContain('It can’t be brought back. (yes/no)');
    expect([asked.code, asked.problem.includes('Nothing was done')]).toEqual([1, true]);
    expect((await school.browser.call('GET', '/api/token')).status).toBe(200);
    const agreed = await runAdmin(school.settings, ['delete', teacher.email], 'yes\n');
    expect(agreed.out).toContain('have been taken back');
    expect((await school.browser.call('GET', '/api/token')).status).toBe(401);
  });

  it('say that there is nothing to delete or to restore, rather than ask', async () => {
    const nobody = await runAdmin(school.settings, ['delete', 'nobody@awa.example'], 'yes\n');
    expect(nobody).toMatchObject({ code: 1, out: '' });
    expect(nobody.problem).toMatch(/^No teacher has the address/u);
    const running = await runAdmin(school.settings, ['restore', '/nonexistent'], 'yes\n');
    expect(running).toEqual({ code: 1, out: '', problem: 'Stop the server first.\n' });
    const { folder, remove } = await temporaryFolder();
    const stopped = await runAdmin({ DATA_DIR: folder }, ['restore', '/nonexistent'], 'yes\n');
    const none = 'There is no backup of a database at /nonexistent.\n';
    expect(stopped).toEqual({ code: 1, out: '', problem: none });
    await remove();
  });

  it('end with 1 when they can’t be done, with 2 when they are misspelt, and say why', async () => {
    const refused = await runAdmin(school.settings, ['revoke', '77']);
    expect(refused).toEqual({
      code: 1,
      out: '',
      problem: 'There is no licence 77. See them all with: list\n',
    });
    const misspelt = await runAdmin(school.settings, ['grant', 'mere']);
    expect([misspelt.code, misspelt.out]).toEqual([2, '']);
  });

  it('are for nobody else who uses the machine', async () => {
    const { mode } = await stat(path.join(data.folder, 'operator'));
    expect(mode & 0o077).toBe(0);
  });
});

describe('the operator’s commands, while no server runs', () => {
  it('work on the embedded database itself', { timeout: PATIENCE_MS }, async () => {
    const data = await temporaryFolder();
    const school = await openSchool({ DATA_DIR: data.folder });
    await school.api.close();
    const { admin, close } = await onDatabase(school.settings);
    await fewCommands(admin);
    await close();
    expect(await deletedByProcess(school.settings)).toEqual(deleted);
    await data.remove();
  });

  it(
    'end and let go of the data if the secret can’t be read',
    { timeout: PATIENCE_MS },
    async () => {
      const data = await temporaryFolder();
      const secret = path.join(data.folder, 'secret');
      await writeFile(secret, '');
      const refused = await runAdmin({ DATA_DIR: data.folder }, ['list']);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.problem).toContain(`The secret in ${secret} is empty.`);
      await rm(secret);
      const { admin, close } = await onDatabase({ DATA_DIR: data.folder });
      expect(await admin('list')).toBe('There are no licences.\n');
      await close();
      await data.remove();
    },
  );
});

it('a command without the server’s settings is refused, and makes no database', async () => {
  const data = await temporaryFolder();
  const nowhere = path.join(data.folder, 'data');
  const granting = ['grant', teacher.email, '--until', '2099-01-31'];
  expect(await runAdmin({ DATA_DIR: nowhere }, granting)).toEqual({
    code: 1,
    out: '',
    problem: `There is no data folder at ${nowhere}. Give the command the server’s settings: DATA_DIR or DATABASE_URL.\n`,
  });
  await expect(stat(nowhere)).rejects.toThrow('ENOENT');
  await data.remove();
});

describeOnPostgres('the operator’s commands, on PostgreSQL', (adminUrl) => {
  it('work beside the server, and count at once', { timeout: PATIENCE_MS }, async () => {
    const school = await openSchool({ DATABASE_URL: await createDatabase(adminUrl) });
    const { admin, close } = await onDatabase(school.settings);
    await everyCommand(admin, () => statusIn(school.browser));
    expect(await statusIn(school.browser)).toBe('active');
    await close();
    await school.api.close();
  });

  it('work as processes beside the server', { timeout: PATIENCE_MS }, async () => {
    const school = await openSchool({ DATABASE_URL: await createDatabase(adminUrl) });
    // The servers' unit adds METRICS_PORT, for it alone.
    const shared = { ...school.settings, METRICS_HOST: '127.0.0.1' };
    expect(await deletedByProcess(shared)).toEqual(deleted);
    expect(await statusIn(school.browser)).toBe('trial');
    await school.api.close();
  });
});
