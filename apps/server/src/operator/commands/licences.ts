import type { Database } from '../../db/index.ts';
import {
  addLicence,
  endLicence,
  excludeMembers,
  findLicence,
  findLicenceOf,
  includeMembers,
  licencesCovering,
  listLicences,
  type Licence,
} from '../../licences/index.ts';
import { done } from '../answer.ts';
import { lastDayBefore } from '../nz-day.ts';
import { emailIn, findEmail, membersIn, neededUntilIn } from '../options.ts';
import { Refused, UsageProblem } from '../problems.ts';
import type { Command } from './command.ts';

const factsOf = ({ id, holder, endsAt, members, teachers }: Licence) => ({
  licence: id,
  holder,
  until: lastDayBefore(endsAt),
  state: endsAt > new Date() ? 'runs' : 'ended',
  teachers,
  members,
});

/** @throws Refused */
async function licenceOf(db: Database, id: number): Promise<Licence> {
  const found = await findLicence(db, id);
  if (found === null) throw new Refused(`There is no licence ${id}. See them all with: list`);
  return found;
}

/**
 * One whose members may change: a teacher's own is hers alone, and is deleted with her account.
 * @throws Refused
 */
export async function sharedLicenceOf(db: Database, id: number): Promise<Licence> {
  const licence = await licenceOf(db, id);
  if (findEmail(licence.holder) !== null)
    throw new Refused(
      `Licence ${id} is ${licence.holder}’s own. Make one for more people with: licence add`,
    );
  return licence;
}

function holderIn(word: string): string {
  const holder = word.trim();
  if (holder === '') throw new UsageProblem('Say whose licence it is.');
  const email = findEmail(holder);
  if (email !== null)
    throw new UsageProblem(
      `A licence’s holder is a school. Give one teacher hers with: grant ${email} --until DATE`,
    );
  return holder;
}

/** By id, or by the address of the teacher who alone holds it. */
async function licenceAt(db: Database, target: number | string): Promise<Licence> {
  if (typeof target === 'number') return licenceOf(db, target);
  const own = await findLicenceOf(db, target);
  if (own !== null) return own;
  const covering = (await licencesCovering(db, target)).map(
    ({ id, holder }) => `${id} (${holder})`,
  );
  throw new Refused(
    covering.length === 0
      ? `${target} has no licence. Give one with: grant ${target} --until DATE`
      : `${target} has no licence of her own, but is covered by ${covering.join(', ')}. Name that one by its number.`,
  );
}

const isNumber = (word: string) => /^\d{1,9}$/.test(word);
const targetIn = (word: string) => (isNumber(word) ? Number(word) : emailIn(word));

function numberIn(word: string): number {
  if (!isNumber(word)) throw new UsageProblem(`‘${word}’ is no licence’s number. See: list`);
  return Number(word);
}

async function end(db: Database, licence: Licence, endsAt: Date, sentence: string) {
  await endLicence(db, licence, endsAt);
  return done(sentence, factsOf({ ...licence, endsAt }));
}

const neededMembers = (given: Parameters<typeof membersIn>[0]) => {
  const members = membersIn(given);
  if (members.length === 0)
    throw new UsageProblem('Say whom: --domain awa.school.nz, or --email mere@awa.school.nz');
  return members;
};

const list: Command = {
  name: 'list',
  usage: '',
  words: 0,
  options: [],
  does: 'lists the licences',
  prepare: () => ({
    run: async ({ db }) => ({
      kind: 'rows',
      rows: (await listLicences(db)).map(factsOf),
      none: 'There are no licences.',
    }),
  }),
};

const grant: Command = {
  name: 'grant',
  usage: 'EMAIL --until DATE',
  words: 1,
  options: ['until'],
  does: 'gives one teacher a team licence, also before her first sign-in',
  prepare(word, given) {
    const [email, endsAt] = [emailIn(word), neededUntilIn(given)];
    return {
      async run({ db }) {
        const own = await findLicenceOf(db, email);
        const id = own?.id ?? (await addLicence(db, { holder: email, endsAt, members: [email] }));
        const sentence = `${email} has licence ${id} until ${lastDayBefore(endsAt)}.`;
        return end(db, own ?? (await licenceOf(db, id)), endsAt, sentence);
      },
    };
  },
};

const extend: Command = {
  name: 'extend',
  usage: 'LICENCE|EMAIL --until DATE',
  words: 1,
  options: ['until'],
  does: 'lets a licence end on another day',
  prepare(word, given) {
    const [target, endsAt] = [targetIn(word), neededUntilIn(given)];
    return {
      async run({ db }) {
        const licence = await licenceAt(db, target);
        const sentence = `Licence ${licence.id} (${licence.holder}) runs until ${lastDayBefore(endsAt)}.`;
        return end(db, licence, endsAt, sentence);
      },
    };
  },
};

const revoke: Command = {
  name: 'revoke',
  usage: 'LICENCE|EMAIL',
  words: 1,
  options: [],
  does: 'ends a licence now',
  prepare(word) {
    const target = targetIn(word);
    return {
      async run({ db }) {
        const licence = await licenceAt(db, target);
        const sentence = `Licence ${licence.id} (${licence.holder}) has ended.`;
        return end(db, licence, new Date(), sentence);
      },
    };
  },
};

const add: Command = {
  name: 'licence add',
  usage: 'HOLDER --until DATE [--domain DOMAIN]… [--email EMAIL]…',
  words: 1,
  options: ['until', 'domain', 'email'],
  does: 'makes a licence for a school: all addresses of a domain, a list of addresses, or both',
  prepare(word, given) {
    const [holder, endsAt, members] = [holderIn(word), neededUntilIn(given), membersIn(given)];
    return {
      async run({ db }) {
        const id = await addLicence(db, { holder, endsAt, members });
        const sentence = `Licence ${id} (${holder}) runs until ${lastDayBefore(endsAt)}.`;
        return done(sentence, factsOf(await licenceOf(db, id)));
      },
    };
  },
};

const change = (name: string, does: string, apply: typeof includeMembers): Command => ({
  name,
  usage: 'LICENCE [--domain DOMAIN]… [--email EMAIL]…',
  words: 1,
  options: ['domain', 'email'],
  does,
  prepare(word, given) {
    const [id, members] = [numberIn(word), neededMembers(given)];
    return {
      async run({ db }) {
        await sharedLicenceOf(db, id);
        await apply(db, id, members);
        const changed = await licenceOf(db, id);
        const covered = changed.members.join(', ') || 'nobody';
        return done(`Licence ${id} (${changed.holder}) covers ${covered}.`, factsOf(changed));
      },
    };
  },
});

export const licenceCommands: readonly Command[] = [
  list,
  grant,
  extend,
  revoke,
  add,
  change('licence include', 'lets a licence cover more', includeMembers),
  change('licence exclude', 'lets a licence cover less', excludeMembers),
];
