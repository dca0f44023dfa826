import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { found } from '../../testing/found.ts';
import { closingStatement } from './closing-statement.ts';

describe('a report', () => {
  const report = (ending: string, title = '') =>
    `${title}Weka are birds of the forest. They are brown. They have strong legs. They lay four eggs. ${ending}`;

  it.each([
    'That’s why it runs.',
    "That's why it runs.",
    'They are beautiful.',
    'They are really clever.',
    'Our nan loved them so.',
    'My nan had one and I love them.',
    'My nan had one and I liked it.',
    'I had one and I like them.',
    'Our nan had the best one there.',
    'Our nan had a favourite there.',
    'Our nan had a favorite there.',
    'I had one and wonder.',
    'I had one and wondered.',
    'Overall they run.',
    'In summary they run. It was fed.',
    '\nConclusion\nIt ran off.',
    '\n~ To finish ~\nIt ran off.',
  ])('has an ending in “%s”', (ending) => {
    expect(found(closingStatement, report(ending))).toEqual([]);
  });

  it.each([
    'They are very quick',
    'My nan had one with us',
    'Our dog chased one',
    'In concluding they run',
    'Weka red our eyes',
  ])('has one more fact in “%s”', (ending) => {
    const asked = found(closingStatement, report(`${ending}.`));
    expect(asked.map(([kind]) => kind)).toEqual(ending === 'Weka red our eyes' ? [] : ['nextStep']);
  });

  it('that said what it says overall in a part before ends on one more fact', () => {
    const text =
      'Weka are birds of the forest. They are brown.\nOverall they run. They have strong legs.\nThey lay four eggs. They are very quick.';
    expect(found(closingStatement, text)).toEqual([['nextStep', 'They are very quick']]);
  });

  it.each([
    'Weka are a taonga to all of the people here',
    'Weka are treasure to all of the people here',
    'Our weka are treasures to all of the people here',
    'People protect the weka of all of our forests',
    'We are protecting the weka of all of our forests',
  ])('is praised for saying why it matters: “%s”', (ending) => {
    expect(found(closingStatement, report(`${ending}.`))).toEqual([['strength', ending]]);
  });

  it.each(['Weka are a taonga to all', 'Will weka survive in all of our big forests?'])(
    'is not praised for “%s”',
    (ending) => {
      expect(found(closingStatement, report(ending.endsWith('?') ? ending : `${ending}.`))).toEqual(
        [],
      );
    },
  );

  it.each([
    ['The Tuatara\n', 'the Tuatara'],
    ['Weka’s legs\n', 'weka’s legs'],
    ['Over The Tuatara\n', 'Over The Tuatara'],
    ['Weka 101\n', 'your topic'],
    ['3 weka\n', 'your topic'],
    ['All about our weka\n', 'your topic'],
    ['', 'your topic'],
  ])('is asked what to remember of its topic, which its title names: “%s” – %s', (title, topic) => {
    expect(
      closingStatement.find(readStudentText(report('They are very quick.', title))),
    ).toMatchObject([{ slots: { topic } }]);
  });

  it('of four sentences needs no ending', () => {
    expect(
      found(
        closingStatement,
        'Weka are birds. They are brown. They have legs. They are very quick.',
      ),
    ).toEqual([]);
  });

  it('is praised for it, and a story is not', () => {
    const text =
      'We went out on Friday. I saw a weka. It ran off. Dad sat. Weka are a taonga to all of the people here.';
    expect(found(closingStatement, text)).toEqual([]);
  });
});
