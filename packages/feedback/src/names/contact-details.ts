/** What may identify a person besides names, each with what stands in for it. */
export const contactDetails: readonly { kind: string; pattern: RegExp }[] = [
  { kind: 'email', pattern: /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu },
  {
    kind: 'link',
    pattern:
      /(?:https?:\/\/|www\.)[^\s<>"“”]*[^\s<>"“”.,;:!?)\]]|(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|nz|au|uk|io)(?:\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]])?(?![\p{L}\p{N}])/giu,
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:\+\d{1,3}|\(?0\d{1,3}\)?)[\s-]?(?:\(0\)[\s-]?)?\d{2,4}[\s-]?\d{3,4}(?:[\s-]?\d{2,4})?|\d{3}[\s-]\d{4})(?![\p{L}\p{N}])/gu,
  },
];
