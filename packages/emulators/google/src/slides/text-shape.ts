import type { slides_v1 } from '@googleapis/slides';

/** Per line, a paragraph marker and a text run; indices in UTF-16 units. */
function textElements(text: string): slides_v1.Schema$TextElement[] {
  const elements: slides_v1.Schema$TextElement[] = [];
  let startIndex = 0;
  for (const line of text.split('\n')) {
    const content = `${line}\n`;
    const span = { startIndex, endIndex: startIndex + content.length };
    elements.push({ ...span, paragraphMarker: { style: { direction: 'LEFT_TO_RIGHT' } } });
    elements.push({ ...span, textRun: { content, style: {} } });
    startIndex = span.endIndex;
  }
  return elements;
}

/** Without text, an empty placeholder, as on a new slide. */
export function textShape(
  objectId: string,
  placeholder: 'TITLE' | 'BODY',
  text: string,
): slides_v1.Schema$PageElement {
  const shape = { shapeType: 'TEXT_BOX', placeholder: { type: placeholder } };
  const content = text ? { text: { textElements: textElements(text) } } : {};
  return { objectId, shape: { ...shape, ...content } };
}
