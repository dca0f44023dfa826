import type {
  DocumentTab,
  GoogleDocument,
  Paragraph,
  ParagraphElement,
  StructuralElement,
  Tab,
} from './answers.ts';
import { createListMarkers } from './list-markers.ts';

/** Docs' stand-in for what is no text, such as a picture. */
const NO_TEXT = /\u{E907}/gu;
const SOFT_BREAK = /\v/g;

function elementText(element: ParagraphElement): string {
  if (element.textRun) {
    return element.textRun.content.replaceAll(NO_TEXT, '').replaceAll(SOFT_BREAK, '\n');
  }
  if (element.footnoteReference) return `[${element.footnoteReference.footnoteNumber}]`;
  return (
    element.person?.personProperties.name ??
    element.richLink?.richLinkProperties.title ??
    element.dateElement?.dateElementProperties.displayText ??
    ''
  );
}

type Marker = (paragraph: Paragraph) => string;

/** A paragraph's lines, without the newline that ends it. */
function paragraphText(paragraph: Paragraph, marker: Marker): string {
  const text = paragraph.elements.map(elementText).join('').replace(/\n$/, '');
  return text === '' ? '' : marker(paragraph) + text;
}

/**
 * A paragraph a line; each paragraph of a table's cells is a line too, so that what a student writes
 * beside a template's heading is told apart from it. Empty cells leave no trace.
 */
function contentLines(content: readonly StructuralElement[], marker: Marker): string[] {
  return content.flatMap(({ paragraph, table }) => {
    if (paragraph) return [paragraphText(paragraph, marker)];
    const cells = table?.tableRows.flatMap((row) => row.tableCells) ?? [];
    return cells
      .flatMap((cell) => contentLines(cell.content, marker))
      .filter((line) => line !== '');
  });
}

const isReference = (element: ParagraphElement) => element.footnoteReference !== undefined;

/** Every reference to a footnote, tables included, in the order in which they come. */
function footnoteReferences(content: readonly StructuralElement[]): ParagraphElement[] {
  return content.flatMap(({ paragraph, table }) => [
    ...(paragraph?.elements.filter(isReference) ?? []),
    ...(table?.tableRows.flatMap((row) =>
      row.tableCells.flatMap((cell) => footnoteReferences(cell.content)),
    ) ?? []),
  ]);
}

/** The footnotes that are referred to, each as `[1] text`. */
function footnoteLines({ body, footnotes }: DocumentTab, marker: Marker): string[] {
  return footnoteReferences(body.content).flatMap(({ footnoteReference: reference }) => {
    const note = reference && footnotes[reference.footnoteId];
    if (!note) return [];
    return [
      `[${reference.footnoteNumber}] ${contentLines(note.content, marker).join('\n').trim()}`,
    ];
  });
}

function tabText(tab: DocumentTab): string {
  const marker = createListMarkers(tab.lists);
  const lines = contentLines(tab.body.content, marker);
  const notes = footnoteLines(tab, marker);
  return [...lines, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n').trimEnd();
}

/** A tab, then those below it. */
function tabTexts({ documentTab, childTabs }: Tab): string[] {
  return [...(documentTab ? [tabText(documentTab)] : []), ...childTabs.flatMap(tabTexts)];
}

/**
 * The text of a document as it reads from top to bottom: a paragraph a line, list items with their
 * marks, tables cell by cell, footnotes at the end of their tab, an empty line between tabs. Tables
 * of contents, pictures and page furniture are left out.
 */
export function documentText({ tabs }: GoogleDocument): string {
  return tabs
    .flatMap(tabTexts)
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
