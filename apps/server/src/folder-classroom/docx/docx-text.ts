import mammoth from 'mammoth';
import { openArrayBuffer } from 'mammoth/lib/zipfile.js';
import * as z from 'zod';
import { BREAK, partWords } from '@second-draft/contract';
import { readWhole } from './read-whole.ts';

const element = z.object({
  type: z.string(),
  value: z.string().optional(),
  breakType: z.string().optional(),
  noteType: z.string().optional(),
  noteId: z.string().optional(),
  numbering: z
    .object({ isOrdered: z.boolean(), level: z.coerce.number().int() })
    .nullish()
    .catch(null),
  get children() {
    return z.array(element).optional();
  },
});

type Element = z.infer<typeof element>;

/** mammoth's document; a note is null where its part of the file is missing. */
interface WithNotes {
  notes: { resolve(reference: Element): { body: unknown } | null };
}

/** Footnotes and endnotes are numbered together, in the order of their references. */
function createNoteNumbers() {
  const noted = new Map<string, { reference: Element; number: number }>();
  return {
    noted: () => [...noted.values()],
    numberOf(reference: Element): number {
      const key = `${reference.noteType} ${reference.noteId}`;
      const known = noted.get(key) ?? { reference, number: noted.size + 1 };
      noted.set(key, known);
      return known.number;
    },
  };
}

/** How one document's paragraphs become lines. */
interface Reading {
  marker: (paragraph: Element) => string;
  numberOf: (reference: Element) => number;
}

function textOf(piece: Element, numberOf: Reading['numberOf']): string {
  const { type, value, breakType, children = [] } = piece;
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  if (type === 'break') return breakType === 'line' ? '\n' : BREAK;
  if (type === 'noteReference') return `[${numberOf(piece)}]`;
  return children.map((child) => textOf(child, numberOf)).join('');
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
function linesOf(piece: Element, reading: Reading): string[] {
  if (piece.type === 'paragraph') {
    const text = partWords(textOf(piece, reading.numberOf));
    return [text === '' ? '' : reading.marker(piece) + text];
  }
  const lines = (piece.children ?? []).flatMap((child) => linesOf(child, reading));
  return piece.type === 'table' ? lines.filter((line) => line !== '') : lines;
}

/** Each note has a number where it belongs, as `[1]`, and its words after all others. */
function allLines(document: WithNotes): string[] {
  const { noted, numberOf } = createNoteNumbers();
  const marker = createMarker();
  const lines = linesOf(element.parse(document), { marker, numberOf });
  const notes = noted().flatMap(({ reference, number }) => {
    const children = document.notes.resolve(reference)?.body;
    if (!children) return [];
    const note = element.parse({ type: 'note', children });
    return [`[${number}] ${linesOf(note, { marker, numberOf }).join('\n').trim()}`];
  });
  return [...lines, '', ...notes];
}

/** As mammoth opens it, with what it would leave out. */
async function opened(file: Uint8Array) {
  const { exists, read } = await openArrayBuffer(file);
  return {
    exists,
    read: async (name: string, encoding: string) => readWhole(await read(name, encoding)),
  };
}

/**
 * From top to bottom, one line per paragraph; footnotes and endnotes at the end.
 * @throws when the file is damaged, password-protected or no Word document
 */
export async function docxText(file: Uint8Array): Promise<string> {
  let lines: string[] = [];
  // Its types know only bytes; it reads from an opened file as well.
  const input = { arrayBuffer: new ArrayBuffer(0), file: await opened(file) };
  await mammoth.convertToHtml(input, {
    // mammoth's plain text joins words at line breaks, so the text is taken from the document.
    transformDocument: (document: WithNotes) => {
      lines = allLines(document);
      return { ...document, children: [] };
    },
  });
  return lines.join('\n').trimEnd();
}
