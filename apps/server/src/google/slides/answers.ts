import * as z from 'zod';
import { partOf, partsOf } from '../parts.ts';

const text = z.string().catch('');

const textElement = z.object({
  textRun: partOf(z.object({ content: text })),
  /** Such as a slide's number. */
  autoText: partOf(z.object({ type: text, content: text })),
});

const textContent = z.object({ textElements: partsOf(textElement) });

export type TextContent = z.infer<typeof textContent>;

const tableCell = z.object({ text: partOf(textContent) });

const tableRow = z.object({ tableCells: partsOf(tableCell) });

const pageElement = z.object({
  objectId: text,
  shape: partOf(z.object({ text: partOf(textContent) })),
  table: partOf(z.object({ tableRows: partsOf(tableRow) })),
  wordArt: partOf(z.object({ renderedText: text })),
  get elementGroup() {
    return partOf(z.object({ children: partsOf(pageElement) }));
  },
});

export type PageElement = z.infer<typeof pageElement>;

const pageElements = partsOf(pageElement);

const notesPage = z.object({
  pageElements,
  notesProperties: partOf(z.object({ speakerNotesObjectId: text })),
});

const slide = z.object({
  pageElements,
  slideProperties: partOf(z.object({ notesPage: partOf(notesPage) })),
});

export type Slide = z.infer<typeof slide>;

export const googlePresentation = z.object({ slides: partsOf(slide) });

export type GooglePresentation = z.infer<typeof googlePresentation>;
