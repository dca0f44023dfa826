import type { slides_v1 } from '@googleapis/slides';
import { expect, it } from 'vitest';
import { googlePresentation } from './answers.ts';
import { presentationText } from './text.ts';

const textContent = (...lines: string[]): slides_v1.Schema$TextContent => ({
  textElements: lines.flatMap((line) => [
    { paragraphMarker: { style: {} } },
    { textRun: { content: `${line}\n`, style: {} } },
  ]),
});
const box = (...lines: string[]): slides_v1.Schema$PageElement => ({
  objectId: lines.join(' ').slice(0, 5),
  shape: { shapeType: 'TEXT_BOX', text: textContent(...lines) },
});
const textOf = (...slides: slides_v1.Schema$Page[]) =>
  presentationText(googlePresentation.parse({ presentationId: 'p', slides }));

it('reads the boxes of each slide, with an empty line between slides', () => {
  const text = textOf(
    { objectId: 's1', pageElements: [box('Our camp'), box('We swam.', 'We ran.')] },
    { objectId: 's2', pageElements: [box('The end')] },
  );
  expect(text).toBe('Our camp\nWe swam.\nWe ran.\n\nThe end');
});

it('reads groups, tables and word art', () => {
  const cell = (text: string) => ({ text: textContent(text) });
  const text = textOf({
    pageElements: [
      {
        elementGroup: {
          children: [box('in a group'), { elementGroup: { children: [box('deep')] } }],
        },
      },
      {
        table: { tableRows: [{ tableCells: [cell('left'), cell('right')] }, { tableCells: [{}] }] },
      },
      { wordArt: { renderedText: 'WOW' } },
      { image: { contentUrl: 'https://example.org/i.png' } },
    ],
  });
  expect(text).toBe('in a group\ndeep\nleft\nright\nWOW');
});

it('reads the speaker notes of a slide after it, and no other shape of the notes page', () => {
  const notesPage = {
    notesProperties: { speakerNotesObjectId: 'notes' },
    pageElements: [box('Header'), { ...box('Speak up'), objectId: 'notes' }],
  };
  expect(textOf({ pageElements: [box('Camp')], slideProperties: { notesPage } })).toBe(
    'Camp\nSpeak up',
  );
});

it('copes with notes that nobody has written', () => {
  const notesPage = { notesProperties: { speakerNotesObjectId: 'notes' } };
  expect(textOf({ pageElements: [box('Camp')], slideProperties: { notesPage } })).toBe('Camp');
});

it('reads soft breaks as new lines and leaves out the numbers of slides', () => {
  const number = { autoText: { type: 'SLIDE_NUMBER', content: '3' } };
  const shape = { text: { textElements: [{ textRun: { content: 'a\vb ' } }, number] } };
  expect(textOf({ pageElements: [{ shape }] })).toBe('a\nb');
});

it('is empty for slides without text', () => {
  expect(textOf({ pageElements: [{ shape: { shapeType: 'RECTANGLE' } }] }, {})).toBe('');
});

it.each([
  null,
  { shape: null },
  { shape: { text: { textElements: [null, { textRun: null }] } } },
  { table: { tableRows: null } },
  { elementGroup: {} },
  { elementGroup: { children: [7] } },
  { wordArt: [] },
])('leaves out a part that is not as Google describes it: %j', (element) => {
  const slide = { pageElements: [box('We swam.'), element, box('We ran.')], slideProperties: null };
  const answer = { slides: [null, slide, { pageElements: null }] };
  expect(presentationText(googlePresentation.parse(answer))).toBe('We swam.\nWe ran.');
});

it('is empty where Google says that there are no slides', () => {
  expect(presentationText(googlePresentation.parse({ slides: null }))).toBe('');
});
