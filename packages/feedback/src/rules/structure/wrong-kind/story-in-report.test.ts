import { expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { found } from '../../testing/found.ts';
import { storyInReport } from './story-in-report.ts';

const asked = (opening: string, rest = 'We heard a bang. We ran to look. I held the torch.') =>
  found(storyInReport, `Stoats eat birds. ${opening} me and Pop set a trap. ${rest}`, 'explain');

it.each([
  'One day',
  'That night',
  'The other time',
  'One morning',
  'One afternoon',
  'One weekend',
  'And once',
  'So yesterday',
  'But last week',
  'Last weekend',
  'Last year',
  'Last summer',
  'Last winter',
  'Last holiday',
  'Last holidays',
  'Last Tuesday',
  'last tuesday',
  'Last wensday',
  'On wensday',
  'On saterdday',
  'Last july',
  'Last easter',
  'But last Matariki',
  'On Monday',
  'On Sunday',
])('a story in a report is found where it begins: “%s”', (opening) => {
  expect(asked(opening)).toEqual([
    ['nextStep', `${opening.replace(/^(?:And|So|But) /u, '')} me and Pop set a trap`],
  ]);
});

it.each([
  'Often',
  'One fine',
  'Then once',
  'On a day',
  'Last of all',
  'last but not least',
  'And last up',
])('no story in a report begins at “%s”', (opening) => {
  expect(asked(opening)).toEqual([]);
});

it('a story tells three things in five sentences, and one of them is about the writer', () => {
  expect(asked('One day', 'We heard a bang. We ran off. They are thin. I held it.')).toHaveLength(
    1,
  );
  expect(
    asked('One day', 'We heard a bang. We ran off. They are thin. They eat. I held it.'),
  ).toEqual([]);
  expect(asked('One day', 'We heard a bang. They are long.')).toEqual([]);
  expect(
    quoted(storyInReport, 'One day Pop set a trap. He heard a bang. He ran to look. He held it.'),
  ).toEqual([]);
});

it('a holiday or a birthday is not one day', () => {
  expect(asked('On holiday')).toEqual([]);
  expect(asked('On birthday')).toEqual([]);
});
