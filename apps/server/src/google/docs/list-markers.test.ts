import { describe, expect, it } from 'vitest';
import { inOneTab, item, line, numbered, run } from './testing/sample-document.ts';

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
