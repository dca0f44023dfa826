import { z } from 'zod';

const text = z.string().catch('');

/** Docs' lists have nine levels. */
const LEVEL_MAX = 8;

/** A format of all nine levels has 27 characters. */
const FORMAT_MAX = 50;

const START_MAX = 10_000;

const paragraphElement = z.object({
  textRun: z.object({ content: text }).optional(),
  footnoteReference: z.object({ footnoteId: text, footnoteNumber: text }).optional(),
  person: z.object({ personProperties: z.object({ name: text }) }).optional(),
  richLink: z.object({ richLinkProperties: z.object({ title: text }) }).optional(),
  dateElement: z.object({ dateElementProperties: z.object({ displayText: text }) }).optional(),
});

export type ParagraphElement = z.infer<typeof paragraphElement>;

const paragraph = z.object({
  elements: z.array(paragraphElement).default([]),
  bullet: z
    .object({ listId: text, nestingLevel: z.int().min(0).max(LEVEL_MAX).catch(0) })
    .optional(),
});

export type Paragraph = z.infer<typeof paragraph>;

const structuralElement = z.object({
  paragraph: paragraph.optional(),
  get table() {
    return table.optional();
  },
});

export type StructuralElement = z.infer<typeof structuralElement>;

const content = z.array(structuralElement).default([]);

const table = z.object({
  tableRows: z
    .array(z.object({ tableCells: z.array(z.object({ content })).default([]) }))
    .default([]),
});

const nestingLevel = z.object({
  /** Empty when a symbol marks the items. */
  glyphType: text,
  /** Such as `%0.%1.`: the numbers of this level and those above. */
  glyphFormat: z.string().max(FORMAT_MAX).catch(''),
  startNumber: z.int().min(0).max(START_MAX).catch(1),
});

export type NestingLevel = z.infer<typeof nestingLevel>;

const list = z.object({
  listProperties: z
    .object({ nestingLevels: z.array(nestingLevel).default([]) })
    .default({ nestingLevels: [] }),
});

export type DocumentLists = Record<string, z.infer<typeof list>>;

/** Lists and footnotes belong to one tab. */
const documentTab = z.object({
  body: z.object({ content }).default({ content: [] }),
  lists: z.record(z.string(), list).default({}),
  footnotes: z.record(z.string(), z.object({ content })).default({}),
});

export type DocumentTab = z.infer<typeof documentTab>;

const tab = z.object({
  documentTab: documentTab.optional(),
  get childTabs() {
    return z.array(tab).default([]);
  },
});

export type Tab = z.infer<typeof tab>;

export const googleDocument = z.object({ tabs: z.array(tab).default([]) });

export type GoogleDocument = z.infer<typeof googleDocument>;
