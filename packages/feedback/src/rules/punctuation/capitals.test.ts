import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { found } from '../testing/found.ts';
import { quoted } from '../testing/quoted.ts';
import { capitals } from './capitals.ts';

describe('a capital is missing', () => {
  it.each([
    ['- flour and salt.', 'flour and salt'],
    ['Nan sat. then we ate', 'then we ate'],
  ])('in a list only where there is a whole sentence: “%s”', (line, words) => {
    expect(quoted(capitals, `You need:\n${line}\nMix them.`)).toEqual([words]);
  });

  it.each(['- flour', '* flour', '  • flour', '1. flour', '12) flour', 'flour'])(
    'in no item of a list: “%s”',
    (item) => {
      expect(found(capitals, `You need:\n${item}\nMix them.`)).toEqual([]);
      expect(found(capitals, `You need:\nMix them.\n${item}`)).toEqual([]);
    },
  );

  it('at the very beginning, with or without an end', () => {
    expect(quoted(capitals, 'we ran home.')).toEqual(['we ran home']);
    expect(quoted(capitals, 'we ran home')).toEqual([]);
    expect(quoted(capitals, 'a. we ran home. We sat.')).not.toEqual([]);
  });

  it.each([
    '“Help!” said Nan.',
    '“Help,” said Nan.',
    '“Help?” sed Nan.',
    '“Help!”  said Nan.',
    'Help! my nan said.',
    'Help! the man yelled.',
    'Help! nan yelled.',
    'Help! yelled Nan.',
    'Help! asked Nan.',
    'It rained. because it was May.',
    'It rained. becos it was May.',
    'It rained. cos it was May.',
    'It rained. cause it was May.',
  ])('nowhere in “%s”', (text) => {
    expect(found(capitals, `We ran. ${text}`)).toEqual([]);
  });

  it.each([
    ['Stop. said Nan.', 'said Nan'],
    ['Help! my old nan said.', 'my old nan said'],
    ['Help! then I said so.', 'then I said so'],
    ['It rained. not because of May.', 'not because of May'],
    ['It rained. becausey weather.', 'becausey weather'],
  ])('in “%s”', (text, words) => {
    expect(quoted(capitals, `We ran. ${text}`)).toEqual([words]);
  });

  it('where ‘i’ is the writer, and not a word of another language', () => {
    expect(quoted(capitals, 'Then i fell off.')).toEqual(['Then i fell off']);
    expect(quoted(capitals, 'It was you and i')).not.toEqual([]);
    for (const after of ['le', 'te', 'se', 'la', 'lo', 'hono', 'heni', 'ngā', 'nga', 'runga'])
      expect(quoted(capitals, `They sang i ${after} there.`), after).toEqual([]);
    expect(quoted(capitals, 'Then i letup there.')).not.toEqual([]);
    expect(quoted(capitals, 'Then i ate there.')).not.toEqual([]);
  });

  it('more or less often, which is told by what is missing', () => {
    const told = (text: string) =>
      capitals.find(readStudentText(text)).map(({ weight, slots }) => [weight, slots?.['what']]);
    const [starts, me] = ['the first letter of each sentence', '‘I’ when it means you'];
    const more = 'We ran. We sat. We ate. We slept.';
    expect(told(`Then i fell. ${more}`)).toEqual([[0.4, me]]);
    expect(told(`Then i fell and i sat. ${more}`)).toEqual([[0.6, me]]);
    expect(told(`Then i fell and i sat. Now i ate and i slept. ${more}`)).toEqual([[0.9, me]]);
    expect(told(`then we fell. ${more}`)).toEqual([[0.4, starts]]);
    expect(told(`then we fell. and i sat. ${more}`)).toEqual([[0.6, starts]]);
    expect(told('then we fell. and we sat. We ran. We ate. We slept.')).toEqual([[0.6, starts]]);
    expect(told('then we fell. and we sat. We ran. We ate.')).toEqual([[0.9, starts]]);
  });
});

it('the first place is shown, from which on a writer checks', () => {
  expect(quoted(capitals, 'Then i ran. Nan and i fell. We sat until i got up.')).toEqual([
    'Then i ran',
  ]);
});

it('the only line of a text is no item of a list where it holds several sentences, or a long one', () => {
  expect(quoted(capitals, 'one day we swam. Nan sat. and we ate')).toEqual(['one day we swam']);
  const long = 'one day we swam and we ate and we sat and we slept and we ran';
  expect(quoted(capitals, long)).toHaveLength(1);
});
