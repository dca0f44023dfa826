import { quotedSpans } from '@second-draft/contract';

/** Nearly every text has nothing else, and is searched for these in a tenth of the time. */
const usual = /^[\n -~\u00a1-\u00a8\u00ab\u00af-\u024f‘’“”–—†-…€]*$/u;

/** As Unicode builds them, flags and keycaps included; `RGI_Emoji` takes seconds over many. */
const oneSign = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|[\u{e0020}-\u{e007e}]+\u{e007f})?`;
const oneEmoji = String.raw`${oneSign}(?:\u200d${oneSign})*|\p{RI}\p{RI}|[0-9#*]\ufe0f?\u20e3`;

/** An emoji with its joiners, or what shows nothing and changes how other characters are shown. */
const emojiOrUnseen = new RegExp(
  String.raw`(${oneEmoji})|(?!\s)\p{Cc}\[[\d;]*[a-z]|[\p{Cc}\p{Cf}\p{Co}\p{DI}]`,
  'giu',
);

/** Without control, format and bidi characters; line breaks stay, and so do whole emoji. */
export function withoutUnseen(text: string): string {
  if (usual.test(text)) return text;
  return text.replace(emojiOrUnseen, (found, emoji: string | undefined) => {
    if (emoji !== undefined || /[\t\n\r]/u.test(found)) return found;
    return /\p{Cc}/u.test(found) ? ' ' : '';
  });
}

/** Not the signs that a text may well have, nor stars, which are a grade. */
const emoji = new RegExp(
  String.raw`(?![©®™‼⁉〰〽↔-↪⤴⤵⬅-⬇★☆](?!\ufe0f))(?:${oneEmoji}|\p{Emoji_Modifier}|\p{RI})`,
  'gu',
);

/** Without emoji of the writer's own: in what it quotes they are the student's. */
export function withoutEmoji(comment: string): string {
  if (usual.test(comment) || comment.search(emoji) === -1) return comment;
  let rest = '';
  let after = 0;
  for (const { start, end } of quotedSpans(comment)) {
    rest += comment.slice(after, start - 1).replace(emoji, ' ') + comment.slice(start - 1, end + 1);
    after = end + 1;
  }
  return (rest + comment.slice(after).replace(emoji, ' '))
    .replace(/(?<!\s)\s+(?=[.,!?;:]|$)/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
