import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accounts } from '../../db/schema/accounts.ts';
import { completions } from '../../db/schema/feedback.ts';
import { consents } from '../../db/schema/privacy.ts';
import { sampleAccount } from '../../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../../db/testing/test-databases.ts';
import { openSetting, readAnswer, type Setting } from '../testing/setting.ts';

const request = {
  prompt:
    'On Friday we walked to the awa behind our kura. I found a kōura under a flat rock and it nipped me because i picked it up. We ate our lunch on the grass.',
  studentName: 'Aroha Ngata',
  documentId: 'document-01',
  assignmentId: '7',
  readingLevel: 2,
  requestId: '1234567890-1234567890',
};
const again = { ...request, isRepeated: true };

/** Until the model has been asked. */
const asked = ({ emulator }: Setting) =>
  expect.poll(() => emulator.requests().length, { interval: 5 }).toBe(1);

describeOnBothDatabases('a request for feedback that is sent again', (database) => {
  let one: Setting;
  let other: Setting;
  beforeAll(async () => {
    [one, other] = [
      await openSetting(database(), { writer: 'model' }),
      await openSetting(database(), { writer: 'model' }),
    ];
  });
  beforeEach(async () => {
    for (const { emulator } of [one, other]) emulator.reset();
    for (const table of [completions, consents]) await database().delete(table);
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
  });

  const asks = () => one.emulator.requests().length + other.emulator.requests().length;

  it('gets what was written, from any server, and the model is asked once', async () => {
    const first = readAnswer(await one.feedback(request));
    expect(readAnswer(await one.feedback(again))).toEqual(first);
    expect(readAnswer(await other.feedback(again))).toEqual(first);
    expect(asks()).toBe(1);
    expect(await database().$count(consents)).toBe(1);
  });

  it('waits for what its server is writing', async () => {
    const held = Promise.withResolvers<void>();
    one.emulator.script({ kind: 'held', until: held.promise });
    const first = one.feedback(request);
    await asked(one);
    const second = one.feedback(again);
    held.resolve();
    expect(readAnswer(await second)).toEqual(readAnswer(await first));
    expect(asks()).toBe(1);
  });

  it('is answered with what another server has kept meanwhile', async () => {
    const held = Promise.withResolvers<void>();
    other.emulator.script({ kind: 'held', until: held.promise });
    const second = other.feedback(again);
    await asked(other);
    const first = readAnswer(await one.feedback(request));
    held.resolve();
    expect(readAnswer(await second)).toEqual(first);
    expect(await database().$count(completions)).toBe(1);
  });

  it('is written where the first was refused', async () => {
    one.emulator.script({ kind: 'status', status: 500, retryAfterSeconds: 0 });
    expect((await one.feedback(request)).status).not.toBe(200);
    readAnswer(await other.feedback(again));
  });

  const elsewhere = { ...request, requestId: `${request.requestId}-2` };

  it('is written once where two tabs ask for the same while it is written', async () => {
    const held = Promise.withResolvers<void>();
    one.emulator.script({ kind: 'held', until: held.promise }, 1);
    const first = one.feedback(request);
    await asked(one);
    const second = one.feedback(elsewhere);
    const other = readAnswer(
      await one.feedback({
        ...request,
        documentId: 'document-02',
        requestId: `${request.requestId}-3`,
      }),
    );
    held.resolve();
    const { id } = readAnswer(await first);
    expect(readAnswer(await second).id).toBe(id);
    expect(other.id).not.toBe(id);
    expect(asks()).toBe(2);
    expect(readAnswer(await one.feedback(elsewhere)).id).not.toBe(id);
  });

  it('is another’s own where another teacher sends it, and tells nothing', async () => {
    const hers = readAnswer(await one.feedback(request));
    const id = '200000000000000000002';
    await database().insert(accounts).values(sampleAccount(id)).onConflictDoNothing();
    const mine = other.account.id;
    other.account.id = id;
    const others = readAnswer(await other.feedback(again));
    other.account.id = mine;
    expect(others.id).not.toBe(hers.id);
    expect(asks()).toBe(2);
  });

  it('is new under another name, and without one', async () => {
    const names = [request.requestId, `${request.requestId}-2`, undefined, undefined];
    const ids: string[] = [];
    for (const requestId of names)
      ids.push(readAnswer(await one.feedback({ ...again, requestId })).id);
    expect(new Set(ids).size).toBe(4);
  });
});
