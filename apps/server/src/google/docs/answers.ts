import * as z from 'zod';
import { partOf, partsByKey, partsOf } from '../parts.ts';

const text = z.string().catch('');

/** Docs' lists have nine levels. */
const LEVEL_MAX = 8;

/** A format of all nine levels has 27 characters. */
const FORMAT_MAX = 50;

const START_MAX = 10_000;

/** Of which only matters that it is there. */
const mark = partOf(z.object({}));

const paragraphElement = z.object({
  textRun: partOf(z.object({ content: text })),
  footnoteReference: partOf(z.object({ footnoteId: text, footnoteNumber: text })),
  person: partOf(z.object({ personProperties: z.object({ name: text }) })),
  richLink: partOf(z.object({ richLinkProperties: z.object({ title: text }) })),
  dateElement: partOf(z.object({ dateElementProperties: z.object({ displayText: text }) })),
  pageBreak: mark,
  columnBreak: mark,
  horizontalRule: mark,
  inlineObjectElement: mark,
  equation: mark,
});

export type ParagraphElement = z.infer<typeof paragraphElement>;

const paragraph = z.object({
  elements: partsOf(paragraphElement),
  bullet: partOf(z.object({ listId: text, nestingLevel: z.int().min(0).max(LEVEL_MAX).catch(0) })),
});

export type Paragraph = z.infer<typeof paragraph>;

interface Table {
  tableRows: { tableCells: { content: StructuralElement[] }[] }[];
}

const structuralElement = z.object({
  paragraph: partOf(paragraph),
  get table(): z.ZodType<Table | undefined> {
    return partOf(table);
  },
});

export type StructuralElement = z.infer<typeof structuralElement>;

const content = partsOf(structuralElement);

const tableCell = z.object({ content });

const tableRow = z.object({ tableCells: partsOf(tableCell) });

const table = z.object({ tableRows: partsOf(tableRow) });

const nestingLevel = z.object({
  /** Empty when a symbol marks the items. */
  glyphType: text,
  /** Such as `%0.%1.`: the numbers of this level and those above. */
  glyphFormat: z.string().max(FORMAT_MAX).catch(''),
  startNumber: z.int().min(0).max(START_MAX).catch(1),
});

export type NestingLevel = z.infer<typeof nestingLevel>;

const symbols: NestingLevel = { glyphType: '', glyphFormat: '', startNumber: 1 };

/** Each level keeps its place. */
const nestingLevels = z.array(nestingLevel.catch(symbols)).catch([]);

const list = z.object({
  listProperties: z.object({ nestingLevels }).catch({ nestingLevels: [] }),
});

const footnote = z.object({ content });

/** Lists and footnotes belong to one tab. */
const documentTab = z.object({
  body: z.object({ content }).catch({ content: [] }),
  lists: partsByKey(list),
  footnotes: partsByKey(footnote),
});

export type DocumentTab = z.infer<typeof documentTab>;

export type DocumentLists = DocumentTab['lists'];

const tab = z.object({
  documentTab: partOf(documentTab),
  get childTabs() {
    return partsOf(tab);
  },
});

export type Tab = z.infer<typeof tab>;

export const googleDocument = z.object({ tabs: partsOf(tab) });

export type GoogleDocument = z.infer<typeof googleDocument>;
