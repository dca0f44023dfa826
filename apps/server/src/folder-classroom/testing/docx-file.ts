import { zipOf } from './zip-file.ts';

const CONTENT_TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
  <Default Extension="xml" ContentType="application/xml"/>
  <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>`;

const RELATIONSHIPS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>
</Relationships>`;

const NUMBERING = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
  <w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
</w:numbering>`;

const DOCUMENT_RELATIONSHIPS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/>
  <Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes" Target="footnotes.xml"/>
  <Relationship Id="r3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/endnotes" Target="endnotes.xml"/>
</Relationships>`;

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

type NoteKind = 'footnote' | 'endnote';

/** Word keeps its separators as notes, too. */
const notesPart = (kind: NoteKind, notes: readonly string[]) =>
  `<w:${kind}s xmlns:w="${MAIN}"><w:${kind} w:type="separator" w:id="-1">${paragraph('---')}</w:${kind}>${notes
    .map((text, id) => `<w:${kind} w:id="${id}">${paragraph(` ${text}`)}</w:${kind}>`)
    .join('')}</w:${kind}s>`;

/** A paragraph that ends with a reference to the note at this place, from 0. */
export const noted = (text: string, kind: NoteKind, id: number): string =>
  `<w:p><w:r><w:t>${text}</w:t></w:r><w:r><w:${kind}Reference w:id="${id}"/></w:r></w:p>`;

/** A newline in the text becomes a line break. */
export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r>${text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${line}</w:t>`)
    .join('<w:br/>')}</w:r></w:p>`;

/** Level 0 is numbered; level 1 has a symbol. */
export const item = (text: string, level: 0 | 1): string =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`);

export const table = (...rows: string[][]): string =>
  `<w:tbl>${rows
    .map(
      (cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;

export const docxWith = (
  document: string | Buffer,
  notes: Partial<Record<NoteKind, readonly string[]>> = {},
): Uint8Array =>
  zipOf({
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONSHIPS,
    'word/_rels/document.xml.rels': DOCUMENT_RELATIONSHIPS,
    'word/numbering.xml': NUMBERING,
    'word/footnotes.xml': notesPart('footnote', notes.footnote ?? []),
    'word/endnotes.xml': notesPart('endnote', notes.endnote ?? []),
    'word/document.xml': document,
  });

const NAMESPACES = Object.entries({
  w: MAIN,
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  v: 'urn:schemas-microsoft-com:vml',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
})
  .map(([prefix, name]) => `xmlns:${prefix}="${name}"`)
  .join(' ');

const documentOf = (pieces: readonly string[]) =>
  `<w:document ${NAMESPACES}><w:body>${pieces.join('')}</w:body></w:document>`;

export const docxOf = (...pieces: string[]): Uint8Array => docxWith(documentOf(pieces));

export const docxWithNotes = (
  pieces: readonly string[],
  notes: Partial<Record<NoteKind, readonly string[]>>,
): Uint8Array => docxWith(documentOf(pieces), notes);
