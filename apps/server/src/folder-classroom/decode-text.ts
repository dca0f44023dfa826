const marks = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** What no text has in it, but nearly every file that isn't text. */
const NOT_TEXT = /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u;

function decoded(bytes: Uint8Array): string {
  const marked = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // As older programs on Windows save their text.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a file in whichever encoding a word processor saves; null for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return NOT_TEXT.test(text) ? null : text.replaceAll(/\r\n?/g, '\n').trimEnd();
}
