import { wordSet } from '../../text/word-set.ts';
import type { ContactDetail } from './contact-detail.ts';
import { isKnownWord } from '../words/known-words.ts';
import { plainLetters } from '../letters/plain-letters.ts';
import { certainDomains, topLevelDomains } from './top-level-domains.ts';

const label = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]*`;
/** The rest of an address, without a sign that ends the sentence. */
const rest = String.raw`[^\s<>"“”]*[^\s<>"“”.,;:!?)\]]`;

/** These begin the next sentence: an address only with a path. */
const beginsSentence = wordSet(`
able academy actor ads am as at be beauty best bet box by call car cat click day do dog family fan
fun game games got here hot how id in is it kids la like live love ma man me men mo mom my new no now one pa
play red run saw see so to today top us watch win you
`);

/** What an address comes after: my site is kea.photos. */
const told =
  /\b(?:website|site|page|blog|link|channel|visit|look up|go to|check out)(?:\s(?:is|at|called|on))?:?\s{1,2}$/iu;
const TOLD_WITHIN = 24;

/** Whether letters with a dot before them end an address, not a sentence. */
function endsAddress(before: string, last: string, isSure: boolean): boolean {
  const small = last.toLowerCase();
  if (!topLevelDomains.has(small)) return false;
  if (isSure || certainDomains.has(small)) return true;
  if (last !== small && last !== last.toUpperCase()) return false;
  const name = before.slice(before.lastIndexOf('.') + 1);
  if (/\p{L}/u.test(name) && /\p{L}[\d-]|\d\p{L}/u.test(name)) return true;
  return !beginsSentence.has(small) && !(isKnownWord(small) && isKnownWord(plainLetters(name)));
}

/** How much of a host’s labels is an address: ‘kea.org.Then’ is one without its last. */
function lengthOfHost(host: string, isSure: boolean): number {
  let end = host.length;
  for (;;) {
    const dot = host.lastIndexOf('.', end - 1);
    if (dot <= 0) return 0;
    if (endsAddress(host.slice(0, dot), host.slice(dot + 1, end), isSure && end === host.length))
      return end;
    end = dot;
  }
}

const byte = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;

export const links: readonly ContactDetail[] = [
  {
    kind: 'link',
    sign: /:\/\/|www\./iu,
    pattern: new RegExp(
      String.raw`(?:h(?:tt|xx)ps?:\/\/|www\.)${rest}(?:\sdot\s[^\s<>"“”]*[^\s<>"“”.,;:!?)\]]){0,3}`,
      'giu',
    ),
  },
  {
    kind: 'link',
    sign: /\.\p{L}{2}/iu,
    pattern: new RegExp(
      String.raw`(?=[\p{L}\p{N}])(?<![\p{L}\p{N}@.]|[\p{L}\p{N}]-+)(?<host>${label}(?:\.${label})+)(?<path>\/${rest})?(?![\p{L}\p{N}])`,
      'giu',
    ),
    lengthOf({ index, input, groups: { host = '', path = '' } = {} }) {
      const before = input.slice(Math.max(0, index - TOLD_WITHIN), index);
      const length = lengthOfHost(host, path !== '' || told.test(before));
      return length === host.length ? length + path.length : length;
    },
  },
  {
    kind: 'link',
    sign: /\sdot\s|[([{]\s?dot/iu,
    pattern: new RegExp(
      String.raw`(?=[\p{L}\p{N}])(?<![\p{L}\p{N}]-*)(?!(?:a|an|and|at|called|is|look|on|or|red|that|the|this|with)\s)` +
        String.raw`${label}(?:\s(?:dot\s)|\s?[([{]\s?dot\s?[)\]}]\s?)(?:${label}\s?[([{]?\s?dot\s?[)\]}]?\s?){0,2}(?:com|net|org|nz|au|uk|io|gg|tv)(?:\s?(?:\/|\sslash\s)\s?[^\s<>"“”.,;:!?]+){0,3}(?![\p{L}\p{N}])`,
      'giu',
    ),
  },
  {
    kind: 'link',
    sign: /\d\.\d+\.\d+\.\d/u,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}.])${byte}(?:\.${byte}){3}(?::\d{1,5})?(?!\.?\d)`,
      'gu',
    ),
  },
];
