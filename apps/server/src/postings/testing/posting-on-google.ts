import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../db/index.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { consents } from '../../db/schema/privacy.ts';
import { sampleAccount } from '../../db/testing/sample-account.ts';
import { files, teacher } from '../../google/testing/school.ts';
import { startGoogle, type StartedGoogle } from '../../google/testing/start.ts';
import { createPostings, type Postings } from '../postings.ts';
import { createPostingStore } from '../store/posting-store.ts';

export const { id: documentId } = files.recount;
export const path = `/drive/v3/files/${documentId}/comments`;
export const text = 'Ka pai, the kererū!';
export const HOUR = 60 * 60;
export const accountId = 'mere';

const times = { claim: HOUR, fresh: HOUR, same: 24 * HOUR };

/** A document without comments before each test, on a Google of the suite's own. */
export function postingOnGoogle(database: () => Database) {
  let started: StartedGoogle;
  const store = (changed: Partial<typeof times> = {}) =>
    createPostingStore(database(), { ...times, ...changed });
  beforeAll(async () => {
    started = await startGoogle();
  });
  afterAll(() => started.close());
  beforeEach(async () => {
    await database().delete(accounts);
    await database().insert(accounts).values(sampleAccount(accountId));
    started.emulator.grantFiles(teacher.email, [documentId]);
    started.emulator.removeComments(documentId);
  });
  afterEach(() => {
    started.emulator.clearFaults();
    started.emulator.resetCalls();
  });
  return {
    emulator: () => started.emulator,
    nextRequest: () => started.nextRequest(),
    commenting() {
      const { comments } = started.asTeacher();
      if (!comments) throw new Error('nothing can be posted');
      return comments;
    },
    store,
    server: (
      changed: Partial<typeof times> = {},
      patience = { post: 30_000, wait: 30_000 },
    ): Postings => createPostings(store(changed), patience),
    onDocument: () => started.emulator.comments(documentId),
    consented: () => database().$count(consents),
  };
}
