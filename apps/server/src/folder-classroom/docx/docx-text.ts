import mammoth from 'mammoth';
import * as z from 'zod';

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

/** The marker has to see every paragraph, in order. */
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

/** One line per paragraph, in tables too; empty cells leave no line. */
function linesOf(piece: Element, marker: (paragraph: Element) => string): string[] {
  if (piece.type === 'paragraph') {
    const text = textOf(piece);
    return [text === '' ? '' : marker(piece) + text];
  }
  const lines = (piece.children ?? []).flatMap((child) => linesOf(child, marker));
  return piece.type === 'table' ? lines.filter((line) => line !== '') : lines;
}

/**
 * From top to bottom, one line per paragraph.
 * @throws when the file is damaged, password-protected or no Word document
 */
export async function docxText(file: Uint8Array): Promise<string> {
  let lines: string[] = [];
  await mammoth.convertToHtml(
    { buffer: Buffer.from(file) },
    {
      // mammoth's plain text joins words at line breaks, so the text is taken from the document.
      transformDocument: (document: object) => {
        lines = linesOf(element.parse(document), createMarker());
        return { ...document, children: [] };
      },
    },
  );
  return lines.join('\n').trimEnd();
}
