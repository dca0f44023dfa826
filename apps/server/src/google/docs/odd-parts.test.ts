import { describe, expect, it } from 'vitest';
import { googleDocument } from './answers.ts';
import { item, line, run } from './testing/sample-document.ts';
import { documentText } from './text.ts';

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
