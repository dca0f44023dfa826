import mammoth from 'mammoth';
import { z } from 'zod';

/** A piece of a document as mammoth reads it, whose types leave it open. */
const element = z.object({
  type: z.string(),
  value: z.string().optional(),
  breakType: z.string().optional(),
  numbering: z
    .object({ isOrdered: z.boolean(), level: z.coerce.number().int() })
    .nullish()
    .catch(null),
  get children() {
    return z.array(element).optional();
  },
});

type Element = z.infer<typeof element>;

function textOf({ type, value, breakType, children = [] }: Element): string {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  if (type === 'break') return breakType === 'line' ? '\n' : '';
  return children.map(textOf).join('');
}

/** What stands before each item of a list; every paragraph is shown to it, in their order. */
function createMarker(): (paragraph: Element) => string {
  let counts: number[] = [];
  return ({ numbering }) => {
    if (!numbering) {
      counts = [];
      return '';
    }
    const { level, isOrdered } = numbering;
    counts = [...counts.slice(0, level), (counts[level] ?? 0) + 1];
    return `${'  '.repeat(level)}${isOrdered ? `${counts[level]}.` : '-'} `;
  };
}

/** A paragraph a line, in tables too, whose empty cells leave no trace. */
function linesOf(piece: Element, marker: (paragraph: Element) => string): string[] {
  if (piece.type === 'paragraph') {
    const text = textOf(piece);
    return [text === '' ? '' : marker(piece) + text];
  }
  const lines = (piece.children ?? []).flatMap((child) => linesOf(child, marker));
  return piece.type === 'table' ? lines.filter((line) => line !== '') : lines;
}

/**
 * The text of a Word document as it reads from top to bottom, a paragraph a line.
 * @throws when it is damaged, locked by a password, or no Word document.
 */
export async function docxText(file: Uint8Array): Promise<string> {
  let lines: string[] = [];
  await mammoth.convertToHtml(
    { buffer: Buffer.from(file) },
    {
      // Its plain text runs words together at line breaks, so the text is taken from the document.
      transformDocument: (document: object) => {
        lines = linesOf(element.parse(document), createMarker());
        return { ...document, children: [] };
      },
    },
  );
  return lines.join('\n').trimEnd();
}
