import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { Source } from '../source.ts';
import { stemsOf } from '../told-of.ts';
import { areTwoRelations, relation } from './relations.ts';
import { areTwoPeople } from './same-person.ts';
import { personName } from './who-speaks.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const who = String.raw`([Yy]our ${relation}|${personName})`;
/** “Dad said that you were brave”, “Miss Sims called you a pirate”. */
const reported = new SparingPattern(
  String.raw`(?<![\p{L}’'“-])${who} (?:(?:says|said|tells you|told you)(?: that)?|(?:calls|called) you|(?:asks|asked)(?: you)?(?: if| whether)?) ([^.!?,;“”]{4,80}?)(?=[.!?,;]| (?:and|which|because|so|but)\b|$)`,
  'gu',
);

/** Who says something in a sentence of the text, by the words right before or after the verb. */
const sayer = new SparingPattern(
  String.raw`(?:(?<!\p{L})(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ ){0,2}(${relation})|(?<!\p{L})(I|${personName})) (?:\p{Ll}+ly )?(?:says|said|tells|told|called|asks|asked|yelled|shouted|whispered|replied)(?!\p{L})|(?:said|asked|yelled|shouted|whispered|replied) (?:(?:[Mm]y|[Oo]ur) (${relation})|(I|${personName}))(?!\p{L})`,
  'gu',
);

const named = (name: string): string => name.replace(/^your /iu, '');

function areTwo(one: string, other: string, text: string): boolean {
  if (other === 'I') return true;
  if (areTwoRelations(named(one), other)) return true;
  const isName = /^\p{Lu}/u.test(other) && !/^your /iu.test(one);
  return isName && areTwoPeople(one, other, text);
}

/** A quicker test: most comments report nothing. */
const mayReport = /\b(?:says|said|tells you|told you|call(?:s|ed) you|ask(?:s|ed))\b/u;

/** Whether a comment says that somebody says in the text what another does. */
export function isAnothersReport(comment: string, { asRead, normalised }: Source): boolean {
  if (!mayReport.test(comment)) return false;
  const { original } = normalised;
  return matchesIn(comment, reported).some(([, one = '', clause = '']) => {
    const stems = stemsOf(clause);
    if (stems.length === 0 || (!/^your /iu.test(one) && !original.includes(one))) return false;
    const there = asRead().sentences.filter(({ text }) => {
      const told = stemsOf(text);
      return stems.every((stem) => told.includes(stem));
    });
    const [sentence] = there;
    if (there.length !== 1 || sentence === undefined) return false;
    const sayers = matchesIn(sentence.text, sayer).map(
      ([, mine, name, after, last = '']) => mine ?? name ?? after ?? last,
    );
    return sayers.length > 0 && sayers.every((other) => areTwo(one, other, original));
  });
}
