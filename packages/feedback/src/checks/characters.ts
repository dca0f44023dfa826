import { quotedSpans } from '@second-draft/contract';

/** Nearly every text has nothing else, and is searched for these in a tenth of the time. */
const usual = /^[\n -~\u00a1-\u00a8\u00ab\u00af-\u024f‘’“”–—†-…€]*$/u;

/** An emoji with its joiners, or what shows nothing and changes how other characters are shown. */
const emojiOrUnseen = /(\p{RGI_Emoji})|[\p{Cc}--\s]\[[\d;]*[a-z]|[\p{Cc}\p{Cf}\p{Co}\p{DI}]/giv;

/** Without control, format and bidi characters; line breaks stay, and so do whole emoji. */
export function withoutUnseen(text: string): string {
  if (usual.test(text)) return text;
  return text.replace(emojiOrUnseen, (found, emoji: string | undefined) => {
    if (emoji !== undefined || /[\t\n\r]/u.test(found)) return found;
    return /\p{Cc}/u.test(found) ? ' ' : '';
  });
}

/** Not the signs that a text may well have, nor stars, which are a grade. */
const emoji =
  /\p{RGI_Emoji}|[[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}]--[©®™‼⁉〰〽↔-↪⤴⤵⬅-⬇★☆]]/gv;

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
