const marks = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Control characters: absent from text, but present in nearly every other file. */
const NOT_TEXT = /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u;

function decoded(bytes: Uint8Array): string {
  const marked = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older Windows programs save this.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads UTF-8, UTF-16 with a byte order mark, and windows-1252; null when it isn't text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return NOT_TEXT.test(text) ? null : text.replaceAll(/\r\n?/g, '\n').trimEnd();
}
