import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { differentStarts } from './different-starts.ts';
import { openers } from './openers.ts';

describe('the beginnings of sentences', () => {
  const starts = (text: string) =>
    differentStarts.find(readStudentText(text)).flatMap(({ quotations }) => quotations.flat());

  it.each([
    'Each night it sang.',
    'One morning it sang.',
    'That afternoon it sang.',
    'Next week it sang.',
    'Last Friday it sang.',
    'This evening it sang.',
    'One month it sang.',
    'Last year it sang.',
    'Secondly it sang.',
    'Thirdly it sang.',
    'Lastly it sang.',
    'Third it sang.',
    'Inside it sang.',
  ])('differ where two of five tell something else than who: “%s”', (one) => {
    const text = (other: string) =>
      `Nobody spoke. ${other} Dad sat down. After tea we ran. Stars came out.`;
    expect(starts(text(one))).toContain(one.split(' ')[0]);
    expect(starts(text('Ana sang to it.'))).toEqual([]);
    expect(starts(text(`${one.split(' ')[0]?.slice(0, 1)}ish it sang.`))).toEqual([]);
  });

  it('do not differ in four sentences, in a row of three, or where many are alike', () => {
    expect(
      starts('Nobody spoke. Before tea it sang. Dad sat down. After tea we ran. Stars came out.'),
    ).toHaveLength(3);
    expect(starts('Nobody spoke. Before tea it sang. Dad sat down. After tea we ran.')).toEqual([]);
    expect(
      starts(
        'Nobody spoke. Before tea it sang. Nobody ran. Before lunch we ran. Stars came out. Stars shone on us.',
      ),
    ).toHaveLength(3);
    expect(
      starts(
        'Before tea it sang. It ran. It sat. It hid. After tea we ran. Stars came out. Nobody spoke.',
      ),
    ).toEqual([]);
    expect(
      starts(
        'Before tea it sang. It ran. Dad sat. It hid. After tea we ran. It slept. Nobody spoke.',
      ),
    ).toEqual([]);
    expect(
      starts(
        'Before tea it sang. It ran. Dad sat. It hid. After tea we ran. Dad slept. Before it we ran. After it we sat. Dad ate.',
      ),
    ).toEqual([]);
  });

  it('are praised one by one, unless the sentence beside begins alike', () => {
    const praised = (text: string) =>
      openers
        .find(readStudentText(text))
        .filter(({ kind }) => kind === 'strength')
        .flatMap(({ quotations }) => quotations.flat());
    const text = (last: string) =>
      `After lunch we swam. Mum read. When the sun set, we ate. Dad sang. Stars came out. ${last}`;
    expect(praised(text('Suddenly a possum hissed.'))).toContain('Suddenly a possum hissed');
    expect(praised(text('Suddenly a possum hissed. Suddenly it ran off.'))).not.toContain(
      'Suddenly a possum hissed',
    );
    expect(praised(text('Suddenly a possum'))).not.toContain('Suddenly a possum');
  });

  it('are counted from four on, in four of ten', () => {
    const counted = (text: string) =>
      openers
        .find(readStudentText(text))
        .filter(({ kind }) => kind === 'nextStep')
        .map(({ slots }) => slots?.['times'] ?? slots?.['count'] ?? slots);
    const alike = 'I ran. Mum sat. I fell. Dad ate. I hid. Nan sang. I slept.';
    expect(counted(`${alike} It rained. She sat. He ate.`)).toHaveLength(1);
    expect(counted(`${alike} It rained. She sat. He ate. We swam.`)).toEqual([]);
    expect(counted(alike.replaceAll(/\bI\b/gu, 'Then'))).toEqual([]);
  });
});
