interface ContactDetail {
  kind: string;
  /** A quicker test: most texts have no such detail. */
  sign: RegExp;
  pattern: RegExp;
}

const label = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]*`;
const topLevel = '(?:com|net|org|nz|au|uk|io|gg|ly|tv|edu|gov|info|xyz|kiwi)';
/** Words, too, that can follow a full stop without a space: an address only with a path. */
const topLevelWord =
  '(?:me|be|co|ca|eu|de|fr|fm|gl|app|dev|school|club|site|shop|online|live|page|link)';
/** The rest of an address, without a sign that ends the sentence. */
const rest = String.raw`[^\s<>"“”]*[^\s<>"“”.,;:!?)\]]`;

/** What may stand between the figures of a phone number. */
const gap = String.raw`(?:\s{1,2}|\s?[-.\u2010-\u2015/]\s?)?`;
const figures = (least: number, most: number) =>
  String.raw`\d(?:${gap}\d){${least - 1},${most - 1}}`;
const date = String.raw`\d{2}([-./])\d{2}\1\d{2,4}(?!\d)`;

// Each pattern begins only where a run of its characters does: a text of a single long run would
// take minutes.
export const contactDetails: readonly ContactDetail[] = [
  {
    kind: 'email',
    sign: /@/u,
    pattern: /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  },
  {
    kind: 'link',
    sign: /:\/\/|www\.|\.\p{L}{2}/iu,
    pattern: new RegExp(
      String.raw`(?:https?:\/\/|www\.)${rest}` +
        String.raw`|(?=[\p{L}\p{N}])(?<![\p{L}\p{N}@.]|[\p{L}\p{N}]-+)${label}(?:\.${label})*\.(?:${topLevel}(?:\/${rest})?|${topLevelWord}\/${rest})(?![\p{L}\p{N}])`,
      'giu',
    ),
  },
  {
    kind: 'phone',
    sign: /[+0]\d|\d{3}/u,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:(?:\+\d{1,3}${gap}(?:\(0\)${gap})?|\(0\d{1,3}\)${gap})${figures(5, 11)}` +
        String.raw`|(?!${date})0[1-9]${gap}${figures(6, 10)}|\d{3}[\s-]\d{4})(?![\p{L}\p{N}])`,
      'gu',
    ),
  },
];
