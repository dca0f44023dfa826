import type { GooglePresentation, PageElement, Slide, TextContent } from './answers.ts';

const SOFT_BREAK = /\v/g;

/** Slide numbers are nobody's writing. */
const isNumber = (type: string | undefined) => type === 'SLIDE_NUMBER';

function textOf(text: TextContent | undefined): string {
  const elements = text?.textElements ?? [];
  return elements
    .map(({ textRun, autoText }) =>
      textRun ? textRun.content : isNumber(autoText?.type) ? '' : (autoText?.content ?? ''),
    )
    .join('')
    .replaceAll(SOFT_BREAK, '\n')
    .trimEnd();
}

function elementTexts(element: PageElement): string[] {
  const cells = element.table?.tableRows.flatMap((row) => row.tableCells) ?? [];
  return [
    textOf(element.shape?.text),
    element.wordArt?.renderedText ?? '',
    ...cells.map((cell) => textOf(cell.text)),
    ...(element.elementGroup?.children.flatMap(elementTexts) ?? []),
  ];
}

/** The notes shape exists only once someone has written in it. */
function speakerNotes({ slideProperties }: Slide): string {
  const page = slideProperties?.notesPage;
  const notesId = page?.notesProperties?.speakerNotesObjectId;
  const notes = page?.pageElements.find(({ objectId }) => objectId === notesId);
  return textOf(notes?.shape?.text);
}

function slideText(slide: Slide): string {
  return [...slide.pageElements.flatMap(elementTexts), speakerNotes(slide)]
    .filter((text) => text.trim() !== '')
    .join('\n');
}

/** Slide by slide with its speaker notes, an empty line between slides. */
export function presentationText({ slides }: GooglePresentation): string {
  return slides
    .map(slideText)
    .filter((text) => text !== '')
    .join('\n\n');
}
