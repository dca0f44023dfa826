import { wordSet } from '../../text/word-set.ts';
import type { ContactDetail } from './contact-detail.ts';
import { certainDomains, topLevelDomains } from './top-level-domains.ts';

const local = String.raw`(?<![\p{L}\p{N}._%+-])(?<local>[\p{L}\p{N}._%+-]+)`;
const label = String.raw`[\p{L}\p{N}-]+`;
const dot = String.raw`(?:\s?[([{]\s?(?:dot|\.)\s?[)\]}]\s?|\s{1,2}dot\s{1,2}|\s?\.\s?)`;
const atSign = String.raw`\s?[([{<]\s?(?:at|a|@)\s?[)\]}>]\s?|\s?@\s?`;
const domain = String.raw`(?<domain>${label}(?:${dot}${label}){0,3}?)${dot}(?<last>\p{L}{2,12})`;

/** Words before “at” that are nobody’s address: look at gmail.com. */
const before = wordSet(`
am are at be been come go going i is it look looked looking looks me meet now page school see
site them us was we were you
`);
const provider = /^(?:gmail|hotmail|outlook|yahoo|icloud|xtra|live|msn|proton(?:mail)?)\b/iu;

const lengthIfReal = (found: RegExpExecArray): number =>
  topLevelDomains.has(found.groups?.last?.toLowerCase() ?? '') ? found[0].length : 0;

export const emailAddresses: readonly ContactDetail[] = [
  {
    kind: 'email',
    sign: /@/u,
    pattern: /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  },
  {
    kind: 'email',
    sign: /[([{<]\s?at?\s?[)\]}>]|@/iu,
    pattern: new RegExp(String.raw`${local}(?:${atSign})${domain}(?![\p{L}\p{N}])`, 'giu'),
    lengthOf(found) {
      const { local: who = '', last = '' } = found.groups ?? {};
      if (before.has(who.toLowerCase())) return 0;
      // “We ate @ home.it was” has an @ and the end of a domain, too.
      const isSure = /[([{<]/u.test(found[0]) || certainDomains.has(last.toLowerCase());
      return isSure ? lengthIfReal(found) : 0;
    },
  },
  {
    kind: 'email',
    sign: /@\s?[ghoyipx]/iu,
    pattern:
      /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{2,64}\s?@\s?(?:gmail|hotmail|outlook|yahoo|icloud|xtra|proton(?:mail)?)(?:\s(?:dot\s)?(?:com|co\snz|net))?(?![\p{L}\p{N}])/giu,
  },
  {
    kind: 'email',
    sign: new RegExp(String.raw`\sat\s{1,2}${label}${dot}`, 'iu'),
    pattern: new RegExp(
      String.raw`${local}(?:\s(?:dot|underscore|dash)\s[\p{L}\p{N}]+){0,3}\s{1,2}at\s{1,2}${domain}(?![\p{L}\p{N}])`,
      'giu',
    ),
    lengthOf(found) {
      const { local: who = '', domain: where = '' } = found.groups ?? {};
      const isTold =
        provider.test(where) || /\sdot\s|[([{]/iu.test(found[0]) || /[\d._+]/u.test(who);
      return isTold && !before.has(who.toLowerCase()) && !/[.]\s/u.test(found[0])
        ? lengthIfReal(found)
        : 0;
    },
  },
];
