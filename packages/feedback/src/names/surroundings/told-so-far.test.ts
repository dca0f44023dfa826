import { describe, expect, it } from 'vitest';
import { concealNames } from '../conceal.ts';
import { person } from '../testing/class.ts';

const student = person('Casey Quo');
const classmates = [
  student,
  person('Daisy Tuwhare'),
  person('Andrew Peters'),
  person('Jonty Peters'),
];

/** Each text as it is sent, after the first. */
const sentAfter = (text: string, ...others: string[]) => {
  const names = concealNames({ text, student, classmates, alsoSent: others });
  const sent = others.map((other) => names.conceal(other));
  expect(sent.map((one) => names.reveal(one))).toEqual(others);
  return sent.join('\n');
};

describe('who one text tells of is concealed in those sent with it', () => {
  it.each([
    [
      'a cousin',
      'My cousin Storm came to stay.',
      'Say how Storm felt when storm laughed.',
      /storm/iu,
    ],
    ['a nickname', 'Her nickname is Noodle.', 'What did Noodle do? And noodle said?', /noodle/iu],
    ['a friend in small letters', 'His name is Zebbie.', 'zebbie came', /zebbie/iu],
    ['initials', 'My friend J.P. fell off.', 'What did jp do?', /jp/u],
    ['a word that is short for a name', 'My friend Dais came.', 'dais ran off', /dais/iu],
    ['a name as it is heard', 'I told Droo. Droo: hi', 'droo u ok', /droo/iu],
  ])('%s', (_, text, other, name) => {
    expect(sentAfter('It rained.', other)).toMatch(name);
    expect(sentAfter(text, other)).not.toMatch(name);
  });

  it('by the same stand-in', () => {
    const names = concealNames({ text: 'My cousin Storm hid.', student, classmates });
    const [, standIn = ''] = /cousin (\p{L}+) hid/u.exec(names.text) ?? [];
    expect(names.conceal('Where did Storm hide?')).toBe(`Where did ${standIn} hide?`);
  });

  it('but not where the word is none of a person', () => {
    expect(sentAfter('My cousin Storm hid.', 'Say more about the storm.')).toBe(
      'Say more about the storm.',
    );
  });
});
