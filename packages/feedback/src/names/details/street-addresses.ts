import { wordSet } from '../../text/word-set.ts';
import type { ContactDetail } from './contact-detail.ts';

const clearKind =
  'street|st|road|rd|avenue|ave|crescent|cres|terrace|tce|parade|pde|esplanade|boulevard|blvd';
/** Words as well: they count in a name’s capitals, or where somebody is said to live. */
const otherKind =
  'place|pl|drive|drv|dr|lane|ln|close|way|grove|court|crt|ct|quay|rise|mews|square|sq|row|track|view|heights';

const name = String.raw`[\p{L}’'-]{1,30}`;
const number = String.raw`\d{1,5}\s?[a-h]?(?:\s?[/-]\s?\d{1,5}\s?[a-h]?)?`;
const units = 'one|two|three|four|five|six|seven|eight|nine';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const numberInWords = String.raw`(?:(?:(?:one|a)\shundred\s(?:and\s)?)?(?:(?:${tens})(?:[\s-](?:${units}))?|${teens}|${units}))`;
const begins = String.raw`(?<![\p{L}\p{N}.:$£€/-])`;
const town = String.raw`(?:(?:,?\s\p{L}{2,20}){1,4},?\s\d{4}(?![\p{L}\p{N}]))?`;

/** No street is called so; a road, a drive or a way is spoken of so: a 10 minute drive. */
const notInName = wordSet(`
a along an and are at away behind big busy by car cars close day days different dirt down each far
fast fine foot for from good had hour hours in is it k kilometre kilometres km kms lane lanes long
m main metre metres mile miles min mins minute minutes month months more narrow nice of off on one
or other our out over per quiet second seconds small straight that the their these this through
times to track under up was way ways we week weeks went were whole wide with year years
`);
const withThe = /^(?:avenue|crescent|esplanade|parade|quay|rise|square|terrace)$/iu;
/** What the figure before the name counts or numbers instead. */
const otherNumber =
  /\b(?:bus|chapter|grade|group|in|lane|level|of|page|room|since|team|year)\s{1,2}$/iu;
const live =
  /\b(?:(?:live|lives|lived|living|stay|staying|moved)(?:\s\p{L}+)?\s(?:at|in|on|to)|(?:address|home|house)(?:\s\p{L}+)?\s(?:at|is|was)|come\sto|number|no\.?)(?:\s(?:number|no\.?))?\s{1,2}$/iu;
const CUE = 40;

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** Whether a figure, words and a kind of road are where somebody lives. */
function isAddress({ index, input, groups = {} }: RegExpExecArray): boolean {
  const { name: words = '', kind = '', number: figure = '' } = groups;
  const before = input.slice(Math.max(0, index - CUE), index);
  const isLivedAt = live.test(before);
  if (otherNumber.test(before) && !isLivedAt) return false;
  if (/^the$/iu.test(words)) return withThe.test(kind) && (isCapital(kind) || isLivedAt);
  if (!/\d/u.test(figure) && !isLivedAt) return false;
  const parts = words.split(/\s+/u);
  if (parts.some((part) => notInName.has(part.toLowerCase()))) return false;
  const isClear = new RegExp(`^(?:${clearKind})$`, 'iu').test(kind);
  if (parts.every(isCapital) && (isClear || isCapital(kind))) return true;
  return isLivedAt || (isClear && parts.length === 1 && figure !== '1');
}

export const streetAddresses: readonly ContactDetail[] = [
  {
    kind: 'address',
    sign: /\d/u,
    pattern: new RegExp(
      String.raw`${begins}(?:(?:flat|unit|apartment|apt)\s(?:\d{1,4}[a-z]?|[a-z]\d{0,3})(?:,\s?|\s))?(?<number>${number}),?\s{1,2}` +
        String.raw`(?<name>${name}(?:\s{1,2}${name}){0,2}?)\s{1,2}(?<kind>${clearKind}|${otherKind})(?![\p{L}\p{N}])${town}`,
      'giu',
    ),
    lengthOf: (found) => (isAddress(found) ? found[0].length : 0),
  },
  {
    kind: 'address',
    sign: new RegExp(
      String.raw`\s(?:at|in|on|to|is|was|number|no\.?)\s{1,2}(?:a\shundred|${tens}|${teens}|${units})`,
      'iu',
    ),
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}-])(?<number>${numberInWords})\s{1,2}` +
        String.raw`(?<name>${name}(?:\s{1,2}${name})?)\s{1,2}(?<kind>${clearKind}|${otherKind})(?![\p{L}\p{N}])${town}`,
      'giu',
    ),
    lengthOf: (found) => (isAddress(found) ? found[0].length : 0),
  },
  {
    kind: 'address',
    sign: /\b(?:liv(?:es?|ed|ing)|staying|moved)\s(?:on|in|at|to)\s\p{Lu}/u,
    // Without its number it still tells where.
    pattern: new RegExp(
      String.raw`(?<=\b(?:live|lives|lived|living|staying|moved)\s(?:on|in|at|to)\s)` +
        String.raw`(?<detail>(?!The\s|An?\s|My\s|Our\s)\p{Lu}[\p{L}’'-]{1,30}(?:\s\p{Lu}[\p{L}’'-]{1,30})?\s(?:[Ss]treet|[Ss]t|[Rr]oad|[Rr]d|[Aa]venue|[Aa]ve|[Cc]rescent|[Cc]res|[Tt]errace|[Tt]ce|[Pp]lace|[Ll]ane|[Dd]rive|[Cc]lose|[Gg]rove))(?![\p{L}\p{N}])`,
      'dgu',
    ),
  },
  {
    kind: 'address',
    sign: /\d[a-h]? The /u,
    pattern:
      /(?<![\p{L}\p{N}.:$/-])\d{1,4}[a-h]?\sThe\s(?:Ridgeway|Parkway|Strand|Mall|Boulevard|Drive|Close|Glade|Glen|Grove|Heights|Lane|Mews|Promenade|Terrace)(?![\p{L}\p{N}])/gu,
  },
  {
    kind: 'address',
    sign: /\d[a-h]? (?:Te )?(?:Ara|Huarahi) /u,
    // ‘The way’, in te reo.
    pattern:
      /(?<![\p{L}\p{N}.:$/-])\d{1,4}[a-h]?\s(?:Te\s)?(?:Ara|Huarahi)(?:\so)?(?:\s\p{Lu}[\p{L}-]{1,30}){1,2}(?![\p{L}\p{N}])/gu,
    lengthOf: ({ 0: found, index, input }) =>
      otherNumber.test(input.slice(Math.max(0, index - CUE), index)) ? 0 : found.length,
  },
  {
    kind: 'address',
    sign: /highway|SH/iu,
    pattern: /(?<![\p{L}\p{N}.:$/-])\d{1,5}[a-h]?\s(?:(?:state\s)?highway|sh)\s?\d{1,2}(?!\d)/giu,
  },
  {
    kind: 'address',
    sign: /box|bag|delivery/iu,
    pattern:
      /\b(?:p\.?\s?o\.?\s?box|private\sbag|rural\sdelivery)\s{0,2}(?:no\.?\s|number\s)?\d{1,6}(?!\d)/giu,
  },
  {
    kind: 'address',
    sign: /R\.?D/u,
    pattern: /(?<![\p{L}\p{N}])R\.?D\.?\s?\d{1,2}(?![\p{L}\p{N}])/gu,
  },
];
