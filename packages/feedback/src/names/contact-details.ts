interface ContactDetail {
  kind: string;
  /** A quicker test: most texts have no such detail. */
  sign: RegExp;
  pattern: RegExp;
}

const label = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]*`;
const topLevel = '(?:com|net|org|nz|au|uk|io)';
/** The rest of an address, without a sign that ends the sentence. */
const rest = String.raw`[^\s<>"“”]*[^\s<>"“”.,;:!?)\]]`;

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
    sign: /:\/\/|www\.|\.(?:com|net|org|nz|au|uk|io)/iu,
    pattern: new RegExp(
      String.raw`(?:https?:\/\/|www\.)${rest}` +
        String.raw`|(?=[\p{L}\p{N}])(?<![\p{L}\p{N}@.]|[\p{L}\p{N}]-+)${label}(?:\.${label})*\.${topLevel}(?:\/${rest})?(?![\p{L}\p{N}])`,
      'giu',
    ),
  },
  {
    kind: 'phone',
    sign: /\d{3}/u,
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:\+\d{1,3}|\(?0\d{1,3}\)?)[\s-]?(?:\(0\)[\s-]?)?\d{2,4}[\s-]?\d{3,4}(?:[\s-]?\d{2,4})?|\d{3}[\s-]\d{4})(?![\p{L}\p{N}])/gu,
  },
];
