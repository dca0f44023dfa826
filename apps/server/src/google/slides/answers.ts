import { z } from 'zod';

const text = z.string().catch('');

const textContent = z.object({
  textElements: z
    .array(
      z.object({
        textRun: z.object({ content: text }).optional(),
        /** Such as a slide's number. */
        autoText: z.object({ type: text, content: text }).optional(),
      }),
    )
    .default([]),
});

export type TextContent = z.infer<typeof textContent>;

const tableCell = z.object({ text: textContent.optional() });

const pageElement = z.object({
  objectId: text,
  shape: z.object({ text: textContent.optional() }).optional(),
  table: z
    .object({
      tableRows: z.array(z.object({ tableCells: z.array(tableCell).default([]) })).default([]),
    })
    .optional(),
  wordArt: z.object({ renderedText: text }).optional(),
  get elementGroup() {
    return z.object({ children: z.array(pageElement).default([]) }).optional();
  },
});

export type PageElement = z.infer<typeof pageElement>;

const pageElements = z.array(pageElement).default([]);

const notesPage = z.object({
  pageElements,
  notesProperties: z.object({ speakerNotesObjectId: text }).optional(),
});

const slide = z.object({
  pageElements,
  slideProperties: z.object({ notesPage: notesPage.optional() }).optional(),
});

export type Slide = z.infer<typeof slide>;

export const googlePresentation = z.object({ slides: z.array(slide).default([]) });

export type GooglePresentation = z.infer<typeof googlePresentation>;
