import { expect, it } from 'vitest';
import { readAsForm } from '../../../text/student-text.ts';
import { haiku } from './haiku.ts';

const winter = [
  'Autumn',
  'The leaves are all down\nthey crunch under my gumboots\nlike toast with butter',
  'It is cold and wet and it is windy too\nI go to bed with my socks\nand my good blanket',
].join('\n\n');

const stepsFor = (text: string, task: string) => haiku.find({ ...readAsForm(text), task });

it('of several haiku that were asked for, the line that is furthest off comes first', () => {
  expect(stepsFor(winter, 'Write two haiku about a season.')).toMatchObject([
    {
      kind: 'nextStep',
      quotations: [['It is cold and wet and it is windy too']],
      slots: { count: 'five', which: 'first' },
    },
  ]);
});

it('lines in threes are no haiku where none was asked for, or one of them is short of its lines', () => {
  expect(stepsFor(winter, 'Write a poem about a season.')).toEqual([]);
  expect(stepsFor(`${winter}\nunder the stars`, 'Write two haiku about a season.')).toEqual([]);
});
