import {
  addReferralCode,
  listReferralCodes,
  removeReferralCode,
  type ReferralCode,
} from '../../licences/index.ts';
import { done } from '../answer.ts';
import { lastDayBefore } from '../nz-day.ts';
import { codeIn, countIn, untilIn } from '../options.ts';
import { Refused, UsageProblem } from '../problems.ts';
import type { Command } from './command.ts';
import { sharedLicenceOf } from './which-licence.ts';

type ReferralFacts = Omit<ReferralCode, 'createdAt'>;

const factsOf = ({ code, trialDays, licenceId, uses, usesMax, endsAt, note }: ReferralFacts) => ({
  code,
  days: trialDays,
  licence: licenceId,
  uses,
  'uses at most': usesMax,
  until: endsAt && lastDayBefore(endsAt),
  note,
});

const add: Command = {
  name: 'referral add',
  usage: 'CODE [--days N] [--licence LICENCE] [--uses N] [--until DATE] [--note TEXT]',
  words: 1,
  options: ['days', 'licence', 'uses', 'until', 'note'],
  does: 'makes a code that adds days to a new teacher’s trial, or lets her into a licence',
  prepare(word, given) {
    const [code, days, licenceId] = [
      codeIn(word),
      countIn(given, 'days'),
      countIn(given, 'licence'),
    ];
    if (days === null && licenceId === null)
      throw new UsageProblem('Say what the code brings: --days 30, or --licence 3');
    const wanted = {
      code,
      note: given.note ?? '',
      trialDays: days ?? 0,
      licenceId,
      usesMax: countIn(given, 'uses'),
      endsAt: untilIn(given),
    };
    return {
      async run({ db }) {
        if (licenceId !== null) await sharedLicenceOf(db, licenceId);
        if (!(await addReferralCode(db, wanted)))
          throw new Refused(`There is a code ${code} already. Remove it first, or choose another.`);
        return done(`Code ${code} can be used.`, factsOf({ ...wanted, uses: 0 }));
      },
    };
  },
};

const list: Command = {
  name: 'referral list',
  usage: '',
  words: 0,
  options: [],
  does: 'lists the referral codes and how often each was used',
  prepare: () => ({
    run: async ({ db }) => ({
      kind: 'rows',
      rows: (await listReferralCodes(db)).map(factsOf),
      none: 'There are no referral codes.',
    }),
  }),
};

const remove: Command = {
  name: 'referral remove',
  usage: 'CODE',
  words: 1,
  options: [],
  does: 'removes a code; what teachers got by it stays theirs',
  prepare(word) {
    const code = codeIn(word);
    return {
      async run({ db }) {
        if (!(await removeReferralCode(db, code))) throw new Refused(`There is no code ${code}.`);
        return done(`Code ${code} is gone.`, { code });
      },
    };
  },
};

export const referralCommands: readonly Command[] = [add, list, remove];
