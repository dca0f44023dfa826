export interface Line {
  /** Without its bullet, emphasis and surrounding space. */
  text: string;
  isListed: boolean;
}

/** Bullets, ticks, boxes and numbers, also as Markdown writes them. */
const BULLET =
  /^\s*(?:[-–—](?!\d)|[•●○◦▪■□☐☑☒✓✔✅⭐★·➢➤►▶→⬜🔲*]\uFE0F?|\[[ xX]?\]|\(?\d{1,2}[.)](?!\d)|\(?[a-hA-H][.)](?=\s))\s*/u;
const EMPHASIS = /(?:\*\*|__)/g;
const HASHES = /^\s*#{1,6}\s+/;

/** A heading, or an “I can”, behind the end of a sentence begins a line of its own. */
const RUN_ON =
  /(?<=[.!?;,)])[^\S\n]+(?=(?:success criteri|learning (?:intention|goal|objective)|WALH?T\b|WILF\b|SC:|LI:|I can\b(?!['’]t|not)))/giu;

/** A line as it is written, or what a list item says. */
export function lineOf(raw: string): Line {
  const plain = raw.replace(EMPHASIS, '').replace(HASHES, '');
  let text = plain;
  while (BULLET.test(text) && text.trim() !== '') text = text.replace(BULLET, '');
  return { text: text.trim(), isListed: text.trimStart() !== plain.trimStart() };
}

export const linesOf = (text: string): Line[] =>
  text
    .replaceAll(/\r\n?|\v|\u2028/g, '\n')
    .replaceAll(RUN_ON, '\n')
    .split('\n')
    .map(lineOf);
