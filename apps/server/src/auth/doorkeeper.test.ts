import { expect, test, vi } from 'vitest';
import { askedBy, type Access, type Asker, type Subscription } from '@second-draft/contract';
import type { Account } from '../accounts/index.ts';
import { createSessionCookie } from './cookie.ts';
import { requireAccess, createDoorkeeper, isExpired } from './doorkeeper.ts';
import type { OpenSession, Sessions } from './sessions.ts';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

const account = (subscription: Partial<Subscription>, email = 'hana@kura.example') =>
  ({
    id: '1',
    email,
    subscription: { status: 'trial', type: 'single', expires: inSeconds(60), ...subscription },
  }) as Account;

const everyAccess: Access[] = ['public', 'teacher', 'subscriber', 'premium', 'administrator'];

const letIn = (subject: Account, access: Access) => {
  try {
    requireAccess(subject, access, ['head@kura.example']);
    return 'in';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

test.each<[string, Account, (string | undefined)[]]>([
  ['in her trial', account({}), ['in', 'in', 'in', 'premium_required', 'administrators_only']],
  [
    'after it',
    account({ expires: inSeconds(-60) }),
    ['in', 'in', 'subscription_required', 'subscription_required', 'administrators_only'],
  ],
  [
    'who has subscribed',
    account({ status: 'active', expires: null }),
    ['in', 'in', 'in', 'in', 'administrators_only'],
  ],
  [
    'on the list of administrators, after her trial',
    account({ expires: inSeconds(-60) }, 'head@kura.example'),
    ['in', 'in', 'subscription_required', 'subscription_required', 'in'],
  ],
])('a teacher %s is let in where she may be, and told why where not', (_, subject, answers) => {
  expect(everyAccess.map((access) => letIn(subject, access))).toEqual(answers);
});

const cookie = createSessionCookie(false);
const opened: unknown[] = [];
const classroom = { open: (grant: unknown) => opened.push(grant) as never };
const asking = (value: string | undefined) => ({ headers: { cookie: value } }) as never;

function doorkeeper(session: OpenSession | null) {
  const sessions = { find: async (value: string) => (value === 'mine' ? session : null) };
  return createDoorkeeper(sessions as unknown as Sessions, cookie, [], classroom);
}

const session = (expires: number): OpenSession => ({
  id: 'hash',
  account: account({}),
  grant: { accessToken: 'token', scopes: ['courses'], expires },
});

test('the caller is who the session says, with what she has granted', async () => {
  const open = session(inSeconds(60));
  const caller = await doorkeeper(open)(asking('second_draft_session=mine'), 'subscriber');
  expect(caller).toMatchObject({
    account: { email: 'hana@kura.example' },
    sessionId: 'hash',
    granted: { scopes: ['courses'], expires: open.grant.expires },
  });
  expect(opened).toEqual([open.grant]);
});

test('nobody gets further than she may, though she is signed in', async () => {
  const asked = (access: 'premium' | 'administrator') =>
    doorkeeper(session(inSeconds(60)))(asking('second_draft_session=mine'), access);
  await expect(asked('premium')).rejects.toMatchObject({ code: 'premium_required' });
  await expect(asked('administrator')).rejects.toMatchObject({ code: 'administrators_only' });
});

test.each([
  ['no cookie', undefined],
  ['another session’s cookie', 'second_draft_session=other'],
  ['two cookies', 'second_draft_session=mine; second_draft_session=mine'],
  ['a cookie whose name only begins so', 'second_draft_session_old=mine'],
])('with %s, nobody is signed in', async (_, value) => {
  const open = doorkeeper(session(inSeconds(60)));
  await expect(open(asking(value), 'teacher')).rejects.toMatchObject({ code: 'not_signed_in' });
});

test('a page that another teacher opened here asks in vain, and hers does not', async () => {
  const asked = (who: Asker) =>
    doorkeeper(session(inSeconds(60)))(
      { headers: { cookie: 'second_draft_session=mine', ...askedBy(who) } } as never,
      'teacher',
    );
  const inVain = { code: 'not_signed_in' };
  await expect(asked({ email: 'mere@kura.example' })).rejects.toMatchObject(inVain);
  await expect(asked({ id: '2', email: 'hana@kura.example' })).rejects.toMatchObject(inVain);
  await expect(asked({ email: 'hana@kura.example' })).resolves.toMatchObject({ sessionId: 'hash' });
  await expect(asked({ id: '1', email: 'her-old-address@kura.example' })).resolves.toMatchObject({
    sessionId: 'hash',
  });
});

test('access that Google gave for an hour is over in the second that it ends', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const ends = session(1_800_000_000);
  expect(isExpired(ends)).toBe(true);
  expect(isExpired(session(1_800_000_001))).toBe(false);
  const asked = doorkeeper(ends)(asking('a=b; second_draft_session=mine'), 'teacher');
  await expect(asked).rejects.toMatchObject({ code: 'sign_in_expired' });
  vi.useRealTimers();
});

test('the cookie is written and cleared with one set of attributes', () => {
  const said: unknown[][] = [];
  const say = (...words: unknown[]) => said.push(words);
  const reply = { setCookie: say, clearCookie: say } as never;
  const expires = new Date('2026-05-04T01:02:03Z');
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: true };
  const secure = createSessionCookie(true);
  secure.write(reply, 'value', expires);
  secure.clear(reply);
  const name = '__Host-second_draft_session';
  expect(said).toEqual([
    [name, 'value', { ...attributes, expires }],
    [name, attributes],
  ]);
});
