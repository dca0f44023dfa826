import { describe, expect, it } from 'vitest';
import { concealNames } from '../conceal.ts';
import { conceal, person } from '../testing/class.ts';

describe('revealing names', () => {
  it('reveals a name before a mark of a script without spaces', () => {
    const concealed = concealNames({
      text: 'Casey\u0e31 ran.',
      student: person('Tāne Hohepa'),
      classmates: [],
    });
    expect(concealed.reveal(concealed.text)).toBe('Casey\u0e31 ran.');
  });

  it.each(['王小明ʰ ran.', '王小明the𑆃the dog ran.', '王小明aאbאc ran.'])(
    'reveals a Chinese name before letters of other scripts: %s',
    (text) => {
      const concealed = concealNames({
        text,
        student: person('Tāne Hohepa'),
        classmates: [person('王小明')],
      });
      expect(concealed.text).not.toContain('王小明');
      expect(concealed.reveal(concealed.text)).toBe(text);
    },
  );

  it.each(['Caseyᴬ ran.', 'Caseys ran.', 'CASEYˢ ran.', 'Caseyᴬˢ ran.'])(
    'leaves a word of the text alone that a stand-in could be taken for: %s',
    (text) => {
      const concealed = concealNames({ text, student: person('Hana Chen'), classmates: [] });
      expect(concealed.reveal(concealed.text)).toBe(text);
    },
  );

  it.each([
    String.raw`C:\Users\mark ran.`,
    String.raw`C:\Riley\mark and \\mark ran.`,
    String.raw`\riley ran with Mark.`,
    String.raw`\nmark and \tMark’s \riley\nRiley ran.`,
  ])('reveals a name after a backslash, before which a letter may be an escape: %s', (text) => {
    const concealed = concealNames({
      text,
      student: person('Mark Sullivan'),
      classmates: [],
      alsoSent: ['Casey'],
    });
    expect(concealed.text).not.toMatch(/mark/iu);
    expect(concealed.reveal(concealed.text)).toBe(text);
  });

  it('reveals a name after an escape whose letter has a mark of its own', () => {
    const text = '\\n\u0301王小明 ran.';
    const student = { fullName: '王小明', givenName: '小明' };
    const concealed = concealNames({ text, student, classmates: [] });
    expect(concealed.text).not.toContain('王小明');
    expect(concealed.reveal(concealed.text)).toBe(text);
  });

  it('conceals a name whose first letter is an escape after a backslash', () => {
    const concealed = conceal(String.raw`\\school\tane\will\new and \Tane\liam.`);
    expect(concealed.text).not.toMatch(/ane|liam/iu);
    expect(concealed.reveal(concealed.text)).toBe(
      String.raw`\\school\tane\will\new and \Tane\liam.`,
    );
  });

  it('reveals names in an answer that was written about the text', () => {
    const concealed = conceal('I went with Mark to the lake.');
    const mark = concealed.text.split(' ')[3] ?? '';
    expect(concealed.reveal(`${concealed.student}, I like how you and ${mark}’s dad swam.`)).toBe(
      'Tāne, I like how you and Mark’s dad swam.',
    );
    expect(concealed.reveal(`${mark.toUpperCase()}! ${mark.toLowerCase()}s (${mark}'S)`)).toBe(
      "MARK! marks (Mark'S)",
    );
  });

  it('reveals the first spelling where a writer drops the accent of another', () => {
    const concealed = conceal('Mark ran and Markk fell.');
    const plain = concealed.text.normalize('NFD').replace(/\p{M}/gu, '');
    expect(concealed.reveal(plain)).toBe('Mark ran and Mark fell.');
  });

  it('leaves alone words that contain a stand-in', () => {
    const { student, reveal } = conceal('I ran home.');
    expect(reveal(`un${student} and ${student}ish`)).toBe(`un${student} and ${student}ish`);
  });

  it('conceals other texts by the same mapping', () => {
    const concealed = conceal('Tāne fell in.');
    expect(concealed.conceal('Well done, Tāne!')).toBe(`Well done, ${concealed.student}!`);
    const other = concealed.conceal('Ask Hope Faleolo.');
    expect(other).not.toMatch(/Hope|Faleolo/u);
    expect(concealed.reveal(other)).toBe('Ask Hope Faleolo.');
    expect(concealed.standIns.length).toBe(3);
  });

  it('conceals names in an answer as JSON, where a line’s end or a macron is escaped', () => {
    const { conceal: again } = conceal('I ran home.');
    expect(again(String.raw`{"comment":"Hi!\nT\u0101ne ran.\nMark"}`)).not.toMatch(/T.*ne|Mark/u);
  });

  it('addresses a student by nickname-free given name, whatever the name', () => {
    for (const [fullName, givenName] of [
      ['Zihan (Leo) Liu', 'Zihan (Leo)'],
      ['Liu, Zihan', 'Zihan'],
      ['Zihan', ''],
    ] as const) {
      const concealed = concealNames({
        text: 'A text.',
        student: { fullName, givenName },
        classmates: [],
      });
      expect(concealed.reveal(concealed.student)).toMatch(/^Zihan$/u);
    }
  });

  it('gives the same stand-in to students of any origin', () => {
    const names = ['Tāne Hohepa', 'Aarav Sharma', 'Mei-Ling Chen', 'Sione Tupou', 'Grace Thompson'];
    const standIns = names.map(
      (name) =>
        concealNames({ text: 'I ran home.', student: person(name), classmates: [] }).student,
    );
    expect(new Set(standIns).size).toBe(1);
  });
});
