import { addLicence, excludeMembers, includeMembers, type Licence } from '../../licences/index.ts';
import { done } from '../answer.ts';
import { lastDayBefore } from '../nz-day.ts';
import { findEmail, membersIn, neededUntilIn } from '../options.ts';
import { Refused, UsageProblem } from '../problems.ts';
import { refusePublicMail } from '../public-mail.ts';
import type { Command } from './command.ts';
import { factsOf } from './licence-facts.ts';
import { licenceOf, numberIn, sharedLicenceOf } from './which-licence.ts';

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

const neededMembers = (given: Parameters<typeof membersIn>[0]) => {
  const members = membersIn(given);
  if (members.length === 0)
    throw new UsageProblem('Say whom: --domain awa.school.nz, or --email mere@awa.school.nz');
  return members;
};

const add: Command = {
  name: 'licence add',
  usage: 'HOLDER --until DATE [--domain DOMAIN]… [--email EMAIL]…',
  words: 1,
  options: ['until', 'domain', 'email'],
  does: 'makes a licence for a school: all addresses of a domain, a list of addresses, or both',
  prepare(word, given) {
    const [holder, endsAt, members] = [holderIn(word), neededUntilIn(given), membersIn(given)];
    refusePublicMail(members);
    return {
      async run({ db }) {
        const id = await addLicence(db, { holder, endsAt, members });
        const sentence = `Licence ${id} (${holder}) runs until ${lastDayBefore(endsAt)}.`;
        return done(sentence, factsOf(await licenceOf(db, id)));
      },
    };
  },
};

const coverageOf = ({ members }: Licence) => members.join(', ') || 'nobody';

/**
 * A misspelt address, or one of a domain that stays, would seem to have been taken out.
 * @throws Refused
 */
function requireNamed(licence: Licence, members: readonly string[]): void {
  const strangers = members.filter((one) => !licence.members.includes(one));
  if (strangers.length > 0)
    throw new Refused(
      `Licence ${licence.id} (${licence.holder}) does not name ${strangers.join(', ')}. It covers ${coverageOf(licence)}.`,
    );
}

const change = (verb: 'include' | 'exclude', does: string): Command => ({
  name: `licence ${verb}`,
  usage: 'LICENCE [--domain DOMAIN]… [--email EMAIL]…',
  words: 1,
  options: ['domain', 'email'],
  does,
  prepare(word, given) {
    const [id, members] = [numberIn(word), neededMembers(given)];
    if (verb === 'include') refusePublicMail(members);
    const apply = verb === 'include' ? includeMembers : excludeMembers;
    return {
      async run({ db }) {
        const licence = await sharedLicenceOf(db, id);
        if (verb === 'exclude') requireNamed(licence, members);
        await apply(db, id, members);
        const changed = await licenceOf(db, id);
        const sentence = `Licence ${id} (${changed.holder}) covers ${coverageOf(changed)}.`;
        return done(sentence, factsOf(changed));
      },
    };
  },
});

export const schoolLicenceCommands: readonly Command[] = [
  add,
  change('include', 'lets a licence cover more'),
  change('exclude', 'lets a licence cover less'),
];
