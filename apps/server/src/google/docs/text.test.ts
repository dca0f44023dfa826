import type { docs_v1 } from '@googleapis/docs';
import { describe, expect, it } from 'vitest';
import { googleDocument } from './answers.ts';
import { documentText } from './text.ts';

type Element = docs_v1.Schema$StructuralElement;

/** Through the same schema as Google's answers. */
const textOf = (document: docs_v1.Schema$Document) => documentText(googleDocument.parse(document));

const run = (content: string): docs_v1.Schema$ParagraphElement => ({
  textRun: { content, textStyle: {} },
});
const paragraph = (...elements: docs_v1.Schema$ParagraphElement[]): Element => ({
  paragraph: { elements, paragraphStyle: { namedStyleType: 'NORMAL_TEXT' } },
});
const line = (text: string): Element => paragraph(run(`${text}\n`));
const item = (text: string, nestingLevel?: number): Element => ({
  paragraph: {
    elements: [run(`${text}\n`)],
    bullet: { listId: 'kix.list', ...(nestingLevel && { nestingLevel }) },
  },
});
const table = (...rows: Element[][][]): Element => ({
  table: {
    rows: rows.length,
    tableRows: rows.map((cells) => ({ tableCells: cells.map((content) => ({ content })) })),
  },
});
const tab = (
  content: Element[],
  more: docs_v1.Schema$DocumentTab = {},
  childTabs: docs_v1.Schema$Tab[] = [],
): docs_v1.Schema$Tab => ({
  tabProperties: { tabId: 't.0', title: 'Tab 1' },
  documentTab: { body: { content: [{ sectionBreak: {} }, ...content] }, ...more },
  childTabs,
});
const inOneTab = (content: Element[], more: docs_v1.Schema$DocumentTab = {}) =>
  textOf({ documentId: 'd', title: 'Camp', tabs: [tab(content, more)] });
const numbered = (...levels: docs_v1.Schema$NestingLevel[]): docs_v1.Schema$DocumentTab => ({
  lists: { 'kix.list': { listProperties: { nestingLevels: levels } } },
});

describe('the text of a document', () => {
  it('has a line for each paragraph, and keeps empty lines between them', () => {
    const text = inOneTab([line('On Monday we went.'), line(''), line('It rained.'), line('')]);
    expect(text).toBe('On Monday we went.\n\nIt rained.');
  });

  it('joins the runs of a paragraph whatever their style', () => {
    expect(inOneTab([paragraph(run('I was '), run('so'), run(' cold.\n'))])).toBe('I was so cold.');
  });

  it('breaks the line at a soft break, and leaves out the placeholder of a picture', () => {
    expect(inOneTab([line('Roses\vViolets\u{E907}!')])).toBe('Roses\nViolets!');
  });

  it('keeps macrons as they are', () => {
    expect(inOneTab([line('Ngā mihi ki a koe, Kahurangi.')])).toBe('Ngā mihi ki a koe, Kahurangi.');
  });

  it('reads what the chips for people, links and dates show', () => {
    const text = inOneTab([
      paragraph(
        run('With '),
        { person: { personProperties: { name: 'Aroha Pene', email: 'aroha@school.example' } } },
        run(' on '),
        { dateElement: { dateElementProperties: { displayText: '3 May 2026' } } },
        run(': '),
        { richLink: { richLinkProperties: { title: 'Camp map', uri: 'https://example.org' } } },
        run('\n'),
      ),
    ]);
    expect(text).toBe('With Aroha Pene on 3 May 2026: Camp map');
  });

  it('reads no e-mail address where a chip has no name', () => {
    const person = { personProperties: { email: 'aroha@school.example' } };
    expect(inOneTab([paragraph(run('With '), { person }, run('me\n'))])).toBe('With me');
  });

  it('gives each paragraph of a table’s cells a line, tables in tables included', () => {
    const inner = table([[line('wet')], [line('cold')]]);
    const text = inOneTab([
      table([[line('Beginning')], [line('We left.'), line('It rained.')]], [[line('')], [inner]]),
      line('The end.'),
    ]);
    expect(text).toBe('Beginning\nWe left.\nIt rained.\nwet\ncold\nThe end.');
  });

  it('leaves out tables of contents, pictures and page breaks', () => {
    const text = inOneTab([
      { tableOfContents: { content: [line('Chapter 1')] } },
      paragraph({ inlineObjectElement: { inlineObjectId: 'kix.img' } }, run('Here.\n')),
      paragraph({ pageBreak: {} }, run('\n')),
    ]);
    expect(text).toBe('Here.');
  });

  it('puts footnotes at the end of their tab', () => {
    const footnotes = {
      'kix.note': { footnoteId: 'kix.note', content: [line(' A kind of bird.')] },
    };
    const reference = { footnoteReference: { footnoteId: 'kix.note', footnoteNumber: '1' } };
    const text = inOneTab([paragraph(run('We saw a weka'), reference, run('.\n'))], { footnotes });
    expect(text).toBe('We saw a weka[1].\n\n[1] A kind of bird.');
  });

  it('reads all tabs, those below a tab after it', () => {
    const tabs = [
      tab([line('Plan')], {}, [tab([line('')]), tab([line('Draft 1')])]),
      tab([line('Draft 2')]),
    ];
    expect(textOf({ tabs })).toBe('Plan\n\nDraft 1\n\nDraft 2');
  });

  it('is empty for a document that nobody has written in', () => {
    expect(inOneTab([line('')])).toBe('');
    expect(textOf({ documentId: 'd' })).toBe('');
  });
});

describe('the items of a list', () => {
  it('carry the numbers that the API leaves out', () => {
    const decimal = { glyphType: 'DECIMAL', glyphFormat: '%0.' };
    const text = inOneTab([item('Get a bowl'), item('Add flour'), item('')], numbered(decimal));
    expect(text).toBe('1. Get a bowl\n2. Add flour');
  });

  it('restart below each item of the level above', () => {
    const levels = numbered(
      { glyphType: 'UPPER_ALPHA', glyphFormat: '%0)', startNumber: 3 },
      { glyphType: 'ROMAN', glyphFormat: '%0.%1' },
    );
    const items = [item('a'), item('b', 1), item('c', 1), item('d'), item('e', 1)];
    expect(inOneTab(items, levels)).toBe('C) a\n  C.i b\n  C.ii c\nD) d\n  D.i e');
  });

  it('go on counting after a paragraph between them', () => {
    const levels = numbered({ glyphType: 'ZERO_DECIMAL', glyphFormat: '(%0)' });
    expect(inOneTab([item('a'), line('but'), item('b')], levels)).toBe('(01) a\nbut\n(02) b');
  });

  it('have a dash where Docs shows a symbol or a box to tick', () => {
    const levels = numbered({ glyphSymbol: '●', glyphFormat: '%0' }, { glyphFormat: '%1' });
    expect(inOneTab([item('tent'), item('pegs', 1)], levels)).toBe('- tent\n  - pegs');
  });

  it.each([
    ['DECIMAL', 12, '12'],
    ['ZERO_DECIMAL', 9, '09'],
    ['ZERO_DECIMAL', 10, '10'],
    ['ALPHA', 1, 'a'],
    ['ALPHA', 26, 'z'],
    ['ALPHA', 27, 'aa'],
    ['ALPHA', 52, 'zz'],
    ['ALPHA', 53, 'aaa'],
    ['UPPER_ALPHA', 2, 'B'],
    ['ROMAN', 4, 'iv'],
    ['ROMAN', 1994, 'mcmxciv'],
    ['ROMAN', 3448, 'mmmcdxlviii'],
    ['ROMAN', 867, 'dccclxvii'],
    ['UPPER_ROMAN', 9, 'IX'],
    ['DECIMAL', 0, '0'],
    ['ALPHA', 260, 'zzzzzzzzzz'],
    ['UPPER_ALPHA', 261, '261'],
    ['ROMAN', 3999, 'mmmcmxcix'],
    ['ROMAN', 4000, '4000'],
    ['DECIMAL', 10_000, '10000'],
  ])('numbered by %s begin with %i as %s', (glyphType, startNumber, shown) => {
    const levels = numbered({ glyphType, glyphFormat: '%0', startNumber });
    expect(inOneTab([item('tent')], levels)).toBe(`${shown} tent`);
  });

  it.each(['ALPHA', 'ROMAN', 'UPPER_ROMAN'])('numbered by %s have no mark for 0', (glyphType) => {
    const levels = numbered({ glyphType, glyphFormat: '%0', startNumber: 0 });
    const marks = inOneTab([item('tent'), item('pegs')], levels).split('\n');
    expect(marks.map((mark) => mark.toLowerCase())).toEqual(
      glyphType === 'ALPHA' ? ['a tent', 'b pegs'] : ['i tent', 'ii pegs'],
    );
  });

  it.each([-1, 0.5, 10_001, 1_000_000_000])(
    'begin with one where Google gives a number that no list begins with, such as %d',
    (startNumber) => {
      for (const [glyphType, shown] of [
        ['DECIMAL', '1'],
        ['ALPHA', 'a'],
        ['ROMAN', 'i'],
      ] as const) {
        const levels = numbered({ glyphType, glyphFormat: '%0', startNumber });
        expect(inOneTab([item('tent')], levels)).toBe(`${shown} tent`);
      }
    },
  );

  it.each([-1, 9, 10_000_000])('are at the first level where Google says %d', (nestingLevel) => {
    const levels = numbered({ glyphType: 'DECIMAL', glyphFormat: '%0.' });
    expect(inOneTab([item('tent', nestingLevel)], levels)).toBe('1. tent');
  });

  it('are indented down to the ninth level', () => {
    expect(inOneTab([item('tent', 8)])).toBe(`${'  '.repeat(8)}- tent`);
  });

  it('have no mark made by a format that is longer than any of Docs', () => {
    const levels = numbered({ glyphType: 'ALPHA', glyphFormat: '%0'.repeat(1_000) });
    expect(inOneTab([item('tent')], levels)).toBe(' tent');
  });

  it('have marks of a few letters, however many there are', () => {
    for (const glyphType of ['ALPHA', 'ROMAN']) {
      const items = Array.from({ length: 5_000 }, () => item('a'));
      const text = inOneTab(items, numbered({ glyphType, glyphFormat: '%0' }));
      expect(Math.max(...text.split('\n').map((one) => one.length))).toBeLessThan(20);
    }
  });

  it('begin with one below an item that is missing, and are counted list by list', () => {
    const levels = numbered(
      { glyphType: 'DECIMAL', glyphFormat: '%0.' },
      { glyphType: 'ALPHA', glyphFormat: '%0.%1.%2' },
    );
    expect(inOneTab([item('a', 1), item('b', 1)], levels)).toBe('  1.a.1 a\n  1.b.1 b');
    const other = { elements: [run('c\n')], bullet: { listId: 'kix.other' } };
    expect(inOneTab([item('a'), { paragraph: other }, item('b')], levels)).toBe('1. a\n- c\n2. b');
  });

  it('without a word have no mark', () => {
    expect(
      inOneTab([item(''), item('b')], numbered({ glyphType: 'DECIMAL', glyphFormat: '%0.' })),
    ).toBe('\n1. b');
  });
});

it('a footnote in a table comes at the end too, and a missing one nowhere', () => {
  const footnotes = {
    one: { footnoteId: 'one', content: [line('A bird.'), line('It is brown.')] },
  };
  const reference = (footnoteId: string, footnoteNumber: string) => ({
    footnoteReference: { footnoteId, footnoteNumber },
  });
  const cell = paragraph(run('A weka'), reference('one', '1'), reference('two', '2'), run('\n'));
  expect(inOneTab([table([[cell]])], { footnotes })).toBe(
    'A weka[1][2]\n\n[1] A bird.\nIt is brown.',
  );
});

it('a footnote that is referred to again and again is there once', () => {
  const footnotes = { one: { footnoteId: 'one', content: [line('A bird.')] } };
  const reference = { footnoteReference: { footnoteId: 'one', footnoteNumber: '1' } };
  const text = inOneTab([paragraph(run('A weka'), reference, reference, run('\n'))], { footnotes });
  expect(text).toBe('A weka[1][1]\n\n[1] A bird.');
});

describe('a part that is not as Google describes it', () => {
  const asAnswered = (answer: unknown) => documentText(googleDocument.parse(answer));
  const around = (element: unknown) => [run('We saw '), element, run('it.\n')];
  const withContent = (...content: unknown[]) =>
    asAnswered({ tabs: [{ documentTab: { body: { content } } }] });

  it.each([
    { person: {} },
    { richLink: {} },
    { dateElement: {} },
    { person: { personProperties: null } },
    { footnoteReference: 7 },
    { textRun: null },
    { textRun: 'a' },
    null,
    7,
  ])('is left out of its paragraph: %j', (element) => {
    expect(withContent({ paragraph: { elements: around(element) } })).toBe('We saw it.');
  });

  it.each([
    null,
    'nonsense',
    { paragraph: null },
    { paragraph: { elements: 'nonsense' } },
    { table: null },
    { table: { tableRows: [null, { tableCells: 7 }] } },
  ])('is left out of its page: %j', (element) => {
    expect(withContent(line('We left.'), element, line('It rained.'))).toMatch(
      /^We left\.\n+It rained\.$/,
    );
  });

  it.each([null, { listId: 7, nestingLevel: null }, { listId: 'constructor' }, 'nonsense'])(
    'leaves the words of a list’s item: %j',
    (bullet) => {
      expect(withContent({ paragraph: { elements: [run('tent\n')], bullet } })).toMatch(/tent$/);
    },
  );

  it('keeps the other levels of a list in their places', () => {
    const nestingLevels = [null, { glyphType: 'DECIMAL', glyphFormat: '%1.' }];
    const lists = { 'kix.list': { listProperties: { nestingLevels } }, 'kix.other': null };
    const body = { content: [item('tent'), item('pegs', 1)] };
    expect(asAnswered({ tabs: [{ documentTab: { body, lists } }] })).toBe('- tent\n  1. pegs');
  });

  it.each([
    { lists: null, footnotes: null },
    { lists: 7, footnotes: { 'kix.note': 7 } },
  ])('leaves the words of its tab: %j', (more) => {
    const tabs = [{ documentTab: { body: { content: [line('We left.')] }, ...more } }, null, {}];
    expect(asAnswered({ tabs, title: null })).toBe('We left.');
  });

  it('is no footnote, though every object has something of that name', () => {
    const reference = { footnoteReference: { footnoteId: 'constructor', footnoteNumber: '1' } };
    expect(withContent({ paragraph: { elements: around(reference) } })).toBe('We saw [1]it.');
  });
});
