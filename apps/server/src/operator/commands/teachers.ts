import { accountExport } from '@second-draft/contract';
import { createAccountStore, type Account } from '../../accounts/index.ts';
import { inParts } from '../../api/index.ts';
import type { Database } from '../../db/index.ts';
import { deleteAccount, exportAccount } from '../../privacy/index.ts';
import { Problem } from '../../problems/index.ts';
import { done } from '../answer.ts';
import { lastDayBefore } from '../nz-day.ts';
import type { Office } from '../office.ts';
import { Refused, UsageProblem } from '../problems.ts';
import type { Command } from './command.ts';

const FOUND_AT_MOST = 50;

const thereAreMore = `More than ${FOUND_AT_MOST} teachers were found. Give more of a name, address or school.`;

function factsOf({ id, email, name, kura, subscription }: Account) {
  const { status, type, expires, paymentFailed = false, paysBesides = false } = subscription;
  const until = expires === null ? null : lastDayBefore(new Date(expires * 1000));
  return {
    account: id,
    email,
    name,
    school: kura,
    status,
    type,
    until,
    paymentFailed,
    paysBesides,
  };
}

/**
 * By address or account id.
 * @throws Refused
 */
async function oneAccount(db: Database, who: string): Promise<Pick<Account, 'id' | 'email'>> {
  const found = await createAccountStore(db).called(who);
  const [one, another] = found;
  if (one === undefined)
    throw new Refused(
      `No teacher has the address or account ${who}. Look for her with: find WORDS`,
    );
  if (another !== undefined)
    throw new Refused(
      `Several accounts have this address; name one of them: ${found.map((each) => each.id).join(', ')}`,
    );
  return one;
}

function whoIn(word: string): string {
  const who = word.trim();
  if (who === '') throw new UsageProblem('Say whose account.');
  return who;
}

const find: Command = {
  name: 'find',
  usage: 'WORDS',
  words: 1,
  options: [],
  does: 'finds teachers by a part of their name, address or school',
  prepare(word) {
    const words = word.trim();
    if (words === '') throw new UsageProblem('Say whom to find.');
    return {
      async run({ db }) {
        const found = await createAccountStore(db).find(words, FOUND_AT_MOST + 1);
        return {
          kind: 'rows',
          rows: found.slice(0, FOUND_AT_MOST).map(factsOf),
          none: 'No teacher was found.',
          ...(found.length > FOUND_AT_MOST && { cut: thereAreMore }),
        };
      },
    };
  },
};

const exportOne: Command = {
  name: 'export',
  usage: 'EMAIL|ACCOUNT',
  words: 1,
  options: [],
  does: 'prints everything that is held about a teacher, as JSON',
  prepare(word) {
    const who = whoIn(word);
    return {
      async run({ db }) {
        const { id } = await oneAccount(db, who);
        const held = await exportAccount(db, id);
        if (held === null) throw new Refused('The account has just been deleted.');
        return { kind: 'file', parts: inParts({ ...held }, accountExport) };
      },
    };
  },
};

/** @throws Refused when her payments can't be ended */
async function deleteOrSayWhy(office: Office, id: string): ReturnType<typeof deleteAccount> {
  try {
    return await deleteAccount(office.deletion, id, office.log);
  } catch (error) {
    if (error instanceof Problem && error.code === 'payments_unavailable')
      throw new Refused(
        'Nothing was deleted: Stripe did not end her subscription, and she could no longer reach it. Try again in a moment.',
      );
    throw error;
  }
}

function revocation(accessRevoked: boolean | null): string[] {
  if (accessRevoked === null) return [];
  return accessRevoked
    ? ['The permissions that she gave have been taken back.']
    : [
        'The permissions that she gave have not been taken back: she can do that in the account that she signs in with.',
      ];
}

const deleteOne: Command = {
  name: 'delete',
  usage: 'EMAIL|ACCOUNT [--yes]',
  words: 1,
  options: ['yes', 'check'],
  does: 'deletes a teacher’s account and everything that belongs to it, at once',
  prepare(word, { check }) {
    const who = whoIn(word);
    return {
      question: `Delete the account of ${who} and everything that belongs to it? It can’t be brought back.`,
      async run(office) {
        const { id, email } = await oneAccount(office.db, who);
        if (check) return { kind: 'nothing' };
        const { accessRevoked } = await deleteOrSayWhy(office, id);
        const outcome = [`The account of ${email} is deleted.`, ...revocation(accessRevoked)];
        return done(outcome.join(' '), { account: id, email, accessRevoked });
      },
    };
  },
};

export const teacherCommands: readonly Command[] = [find, exportOne, deleteOne];
