import { describe, expect, it } from 'vitest';
import { inOneTab, line, paragraph, run, tab, table, textOf } from './testing/sample-document.ts';

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

  it('reads no email address where a chip has no name', () => {
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

  it.each([
    [{ pageBreak: {} }, 'The end.\nChapter two'],
    [{ columnBreak: {} }, 'The end.\nChapter two'],
    [{ horizontalRule: {} }, 'The end.\nChapter two'],
    [{ inlineObjectElement: { inlineObjectId: 'kix.img' } }, 'The end. Chapter two'],
    [{ equation: {} }, 'The end. Chapter two'],
  ])('runs no words together where there is %j between them', (element, whole) => {
    expect(inOneTab([paragraph(run('The end.'), element, run('Chapter two\n'))])).toBe(whole);
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
