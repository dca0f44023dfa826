import type { ContactDetail } from './contact-detail.ts';

const dashes = String.raw`\u2010-\u2015-`;
/** What may stand between the figures of a phone number; after a comma with a space, a list goes on. */
const gap = String.raw`(?:\s{1,2}|\s?(?:,(?!\s)|[._*~•·|/()\[\]\u00ad${dashes}]){1,2}\s?)?`;
const figures = (least: number, most: number) =>
  String.raw`\d(?:${gap}\d){${least - 1},${most - 1}}`;
const date = String.raw`\d{2}([-./])\d{2}\1\d{2,4}(?!\d)`;
const begins = String.raw`(?<![\p{L}\p{N}])`;
const ends = String.raw`(?![\p{L}\p{N}])`;

const inWords =
  '(?:(?:double|triple) )?(?:oh|o|zero|nought|one|two|three|four|five|six|seven|eight|nine)';
const wordGap = String.raw`[\s,${dashes}]{1,2}`;
const word = wordGap + inWords;

/** Said aloud between the parts of a number: 027 then 555 then 0199. */
const spoken = String.raw`(?:[\s,]{1,2}(?:and|then|dash)){1,2}${wordGap}`;
const part = String.raw`(?:\d{2,4}|${inWords}(?:${word}){1,3})`;

export const phoneNumbers: readonly ContactDetail[] = [
  {
    kind: 'phone',
    sign: /[+0]\u00ad{0,2}\d|\d{3}/u,
    pattern: new RegExp(
      String.raw`${begins}(?:(?:\+\d{1,3}${gap}(?:\(0\)${gap})?|\(0\d{1,3}\)${gap}|00${gap}64${gap})${figures(5, 11)}` +
        String.raw`|(?!${date})0\u00ad{0,2}[1-9]${gap}${figures(6, 10)}|\d{3}[\s.*•·_${dashes}]\d{4})${ends}`,
      'gu',
    ),
  },
  {
    kind: 'phone',
    sign: /64/u,
    pattern: new RegExp(
      String.raw`(?<!\d${gap})${begins}64${gap}(?:2\d{1,2}|[34679])${gap}\d{3}${gap}\d{3,5}${ends}`,
      'gu',
    ),
  },
  {
    kind: 'phone',
    sign: /0 \d \d/u,
    // Figure by figure, but no counting: 0 1 2.
    pattern: /(?<![\p{L}\p{N}]|\d )0 [2-9](?: \d){6,9}(?! ?\d)/gu,
  },
  {
    kind: 'phone',
    sign: /(?:zero|oh|nought|0\d{1,2})[\s,-]{1,2}\p{L}/iu,
    pattern: new RegExp(
      String.raw`${begins}(?:(?:zero|oh|nought)(?!${wordGap}one)${word}|0[2-9]\d?(?=${word}))` +
        String.raw`(?:(?:${word}){4,10}|(?:${word}){0,8}(?:${wordGap}\d{2,4}){1,3})${ends}`,
      'giu',
    ),
  },
  {
    kind: 'phone',
    sign: /(?:then|dash)[\s,]{1,2}\d\d/iu,
    pattern: new RegExp(
      String.raw`${begins}(?:0(?:2\d|[346789])|(?:zero|oh|nought)(?:${word}){1,2})${spoken}${part}(?:${spoken}${part}|${wordGap}${part}){1,2}${ends}`,
      'giu',
    ),
  },
];
