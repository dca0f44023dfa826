import type { Database } from '../../db/index.ts';
import {
  addLicence,
  endLicence,
  findLicenceOf,
  listLicences,
  type Licence,
} from '../../licences/index.ts';
import { done } from '../answer.ts';
import { lastDayBefore } from '../nz-day.ts';
import { emailIn, neededUntilIn } from '../options.ts';
import type { Command } from './command.ts';
import { factsOf } from './licence-facts.ts';
import { schoolLicenceCommands } from './school-licences.ts';
import { licenceAt, licenceOf, targetIn } from './which-licence.ts';

async function end(db: Database, licence: Licence, endsAt: Date, sentence: string) {
  await endLicence(db, licence, endsAt);
  return done(sentence, factsOf({ ...licence, endsAt }));
}

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
        // One that has ended before keeps its day.
        const endsAt = new Date(Math.min(licence.endsAt.getTime(), Date.now()));
        return end(db, licence, endsAt, sentence);
      },
    };
  },
};

export const licenceCommands: readonly Command[] = [
  list,
  grant,
  extend,
  revoke,
  ...schoolLicenceCommands,
];
