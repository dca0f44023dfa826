import { revealNames, sourceText } from '@second-draft/feedback';
import { expect, it } from 'vitest';
import { revealedWhy } from './revealed-why.ts';

const names = [{ standIn: 'Casey', real: 'Bella' }];

function why(criterion: string, seen = 'It opens well.') {
  return revealedWhy(
    { reading: [{ criterion, seen }], choice: '' },
    {
      reveal: revealNames(names),
      source: sourceText('Bella ran to the awa with Tāne.'),
      criteria: ['Structure at level 3 of the rubric.'],
      standIns: ['Casey'],
      studentName: 'Bella',
    },
  )?.reading.map((one) => one.criterion);
}

it.each(['Structure', 'How Casey opens', 'Tāne as a character', 'Structure at level 3'])(
  'a model may name what it looked at: %s',
  (criterion) => {
    expect(why(criterion)).toEqual([criterion.replace('Casey', 'Bella')]);
  },
);

it.each([
  ['a contact detail', 'Ring 021 555 0143'],
  ['a link', 'See www.kea.nz'],
  ['a grade', 'This piece earns 7 out of 10'],
  ['an insult', 'How stupid the opening is'],
  ['a comparison with others', 'Better than the rest of the class'],
  ['a blank for a name', 'What [student name] tells'],
  ['somebody the text doesn’t have', 'What Wiremu tells'],
  ['a stand-in that came back changed', 'How Cásey opens'],
])('a model names nothing that it looked at by %s', (_, criterion) => {
  expect(why(criterion)).toEqual(['']);
});

it.each(['It greets Wiremu.', 'It ends as Cásey does.'])(
  'nothing that a model saw names anybody else: %s',
  (seen) => {
    expect(why('Structure', seen)).toBeUndefined();
  },
);
