import { BREAK, NO_TEXT, partWords } from '@second-draft/contract';
import type {
  DocumentTab,
  GoogleDocument,
  Paragraph,
  ParagraphElement,
  StructuralElement,
  Tab,
} from './answers.ts';
import { createListMarkers } from './list-markers.ts';

const SOFT_BREAK = /\v/g;

function elementText(element: ParagraphElement): string {
  if (element.textRun) return element.textRun.content.replaceAll(SOFT_BREAK, '\n');
  if (element.pageBreak ?? element.columnBreak ?? element.horizontalRule) return BREAK;
  if (element.inlineObjectElement ?? element.equation) return NO_TEXT;
  if (element.footnoteReference) return `[${element.footnoteReference.footnoteNumber}]`;
  return (
    element.person?.personProperties.name ??
    element.richLink?.richLinkProperties.title ??
    element.dateElement?.dateElementProperties.displayText ??
    ''
  );
}

type Marker = (paragraph: Paragraph) => string;

function paragraphText(paragraph: Paragraph, marker: Marker): string {
  const text = partWords(paragraph.elements.map(elementText).join('').replace(/\n$/, ''));
  return text === '' ? '' : marker(paragraph) + text;
}

/**
 * One line per paragraph, in a table's cells too, so that a student's writing is told apart from
 * the template's heading beside it. Empty cells leave no line.
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

type FootnoteReference = NonNullable<ParagraphElement['footnoteReference']>;

function footnoteReferences(content: readonly StructuralElement[]): FootnoteReference[] {
  return content.flatMap(({ paragraph, table }) => [
    ...(paragraph?.elements.flatMap(({ footnoteReference }) => footnoteReference ?? []) ?? []),
    ...(table?.tableRows.flatMap((row) =>
      row.tableCells.flatMap((cell) => footnoteReferences(cell.content)),
    ) ?? []),
  ]);
}

/** Each once, however often it is referred to. */
function footnoteLines({ body, footnotes }: DocumentTab, marker: Marker): string[] {
  const byNote = Map.groupBy(footnoteReferences(body.content), ({ footnoteId }) => footnoteId);
  return [...byNote].flatMap(([footnoteId, [reference]]) => {
    const note = footnotes.get(footnoteId);
    if (!note || !reference) return [];
    const { footnoteNumber } = reference;
    return [`[${footnoteNumber}] ${contentLines(note.content, marker).join('\n').trim()}`];
  });
}

function tabText(tab: DocumentTab): string {
  const marker = createListMarkers(tab.lists);
  const lines = contentLines(tab.body.content, marker);
  return [...lines, '', ...footnoteLines(tab, marker)].join('\n').trimEnd();
}

function tabTexts({ documentTab, childTabs }: Tab): string[] {
  return [...(documentTab ? [tabText(documentTab)] : []), ...childTabs.flatMap(tabTexts)];
}

/**
 * From top to bottom: one line per paragraph, list items with their marks, tables cell by cell,
 * footnotes at the end of their tab, an empty line between tabs. Leaves out tables of contents,
 * pictures and page furniture.
 */
export function documentText({ tabs }: GoogleDocument): string {
  return tabs
    .flatMap(tabTexts)
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
