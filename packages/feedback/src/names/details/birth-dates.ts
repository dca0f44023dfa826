import type { ContactDetail } from './contact-detail.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** Of somebody who may be alive. */
const year = String.raw`(?:19[3-9]\d|20\d\d)`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const cue = String.raw`\b(?:born(?: on)?|birthday(?: is|['’]s|:)?(?: on)?|d\.?o\.?b\.?|date of birth)`;

export const birthDates: readonly ContactDetail[] = [
  {
    kind: 'date',
    sign: /born|birth|d\.?o\.?b/iu,
    pattern: new RegExp(
      String.raw`${cue}(?:\s?[:=]|\sis|\swas)?(?:\sin(?:\s\p{Lu}\p{Ll}+){1,2})?(?:\son)?(?:\sthe)?(?:\s{1,2}|\s?\()` +
        String.raw`(?<detail>\d{1,2}[-./]\d{1,2}[-./](?:${year}|\d\d)|${year}[-./]\d{1,2}[-./]\d{1,2}` +
        String.raw`|${day}(?: of)? ${month},? ${year}|${month} ${day},? ${year})(?![\p{L}\p{N}])`,
      'dgiu',
    ),
  },
];
