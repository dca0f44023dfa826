import type { docs_v1 } from '@googleapis/docs';

const sectionBreak: docs_v1.Schema$StructuralElement = {
  endIndex: 1,
  sectionBreak: {
    sectionStyle: {
      columnSeparatorStyle: 'NONE',
      contentDirection: 'LEFT_TO_RIGHT',
      sectionType: 'CONTINUOUS',
    },
  },
};

/** Indices count UTF-16 units from the document's start; the newline belongs to the paragraph. */
function paragraph(line: string, startIndex: number): docs_v1.Schema$StructuralElement {
  const content = `${line}\n`;
  const endIndex = startIndex + content.length;
  return {
    startIndex,
    endIndex,
    paragraph: {
      elements: [{ startIndex, endIndex, textRun: { content, textStyle: {} } }],
      paragraphStyle: { namedStyleType: 'NORMAL_TEXT', direction: 'LEFT_TO_RIGHT' },
    },
  };
}

/** A section break, then one paragraph per line, as the Docs API has it. */
export function toBody(text: string): docs_v1.Schema$Body {
  const content = [sectionBreak];
  let index = 1;
  for (const line of text.split('\n')) {
    content.push(paragraph(line, index));
    index += line.length + 1;
  }
  return { content };
}
