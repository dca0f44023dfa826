import type { docs_v1 } from '@googleapis/docs';
import { googleDocument } from '../answers.ts';
import { documentText } from '../text.ts';

type Element = docs_v1.Schema$StructuralElement;

/** Through the same schema as Google's answers. */
export const textOf = (document: docs_v1.Schema$Document) =>
  documentText(googleDocument.parse(document));

export const run = (content: string): docs_v1.Schema$ParagraphElement => ({
  textRun: { content, textStyle: {} },
});
export const paragraph = (...elements: docs_v1.Schema$ParagraphElement[]): Element => ({
  paragraph: { elements, paragraphStyle: { namedStyleType: 'NORMAL_TEXT' } },
});
export const line = (text: string): Element => paragraph(run(`${text}\n`));
export const item = (text: string, nestingLevel?: number): Element => ({
  paragraph: {
    elements: [run(`${text}\n`)],
    bullet: { listId: 'kix.list', ...(nestingLevel && { nestingLevel }) },
  },
});
export const table = (...rows: Element[][][]): Element => ({
  table: {
    rows: rows.length,
    tableRows: rows.map((cells) => ({ tableCells: cells.map((content) => ({ content })) })),
  },
});
export const tab = (
  content: Element[],
  more: docs_v1.Schema$DocumentTab = {},
  childTabs: docs_v1.Schema$Tab[] = [],
): docs_v1.Schema$Tab => ({
  tabProperties: { tabId: 't.0', title: 'Tab 1' },
  documentTab: { body: { content: [{ sectionBreak: {} }, ...content] }, ...more },
  childTabs,
});
export const inOneTab = (content: Element[], more: docs_v1.Schema$DocumentTab = {}) =>
  textOf({ documentId: 'd', title: 'Camp', tabs: [tab(content, more)] });
export const numbered = (...levels: docs_v1.Schema$NestingLevel[]): docs_v1.Schema$DocumentTab => ({
  lists: { 'kix.list': { listProperties: { nestingLevels: levels } } },
});
