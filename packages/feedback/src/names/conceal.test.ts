import { describe, expect, it } from 'vitest';
import { concealNames } from './conceal.ts';
import type { PersonName } from './person-name.ts';

const person = (fullName: string, givenName = fullName.split(' ')[0] ?? ''): PersonName => ({
  fullName,
  givenName,
});

const tane = person('Tāne Hohepa');
const classmates = [
  person('Mark Sullivan'),
  person('Hope Faleolo'),
  person('Will Anderson'),
  person('Liam O’Brien'),
  person('Aroha Ngarimu'),
  person('Aroha Wilson'),
  person('Te Aroha-Mārie Parata', 'Te Aroha-Mārie'),
  person('Mei-Ling Chen'),
  person('Zihan (Leo) Liu'),
  person('James Young'),
];

const conceal = (text: string, student = tane) => concealNames({ text, student, classmates });

/** The text with every stand-in shown as _, to compare what is left. */
function blanked(text: string): string {
  const concealed = conceal(text);
  return concealed.standIns.reduce(
    (shown, standIn) => shown.replace(new RegExp(standIn.replace(/\W/gu, '\\$&'), 'giu'), '_'),
    concealed.text,
  );
}

describe('concealing names', () => {
  it.each([
    ['Tāne fell in.', '_ fell in.'],
    ['Tane fell in and tane laughed at TĀNE.', '_ fell in and _ laughed at _.'],
    ['Taane fell in.', '_ fell in.'],
    ['Tāne Hohepa and Mark Sullivan', '_ _ and _ _'],
    ['It was Tāne’s turn, then Tanes, then Arohas.', 'It was _’s turn, then _s, then _s.'],
    ['Te Aroha-Mārie and Te Aroha Marie and Aroha-Marie', '_ and _ and _'],
    ['Mei-Ling, Mei Ling and meiling', '_, _ and _'],
    ["Liam O'Brien, Liam O’Brien, Liam OBrien", '_ _, _ _, _ _'],
    ['Zihan is called Leo.', '_ is called _.'],
    ["It was James' bag, and James’s hat.", "It was _' bag, and _’s hat."],
  ])('conceals every way to write a name: %s', (text, shown) => {
    expect(blanked(text)).toBe(shown);
  });

  it('conceals decomposed Unicode as well', () => {
    expect(blanked('Tāne fell in.'.normalize('NFD'))).toBe('_ fell in.');
  });

  it('leaves names alone inside other words', () => {
    const text = 'The butane and the remarkable hopeful willow tanes octane.';
    expect(blanked('The butane was remarkable and the willow hopeful.')).toBe(
      'The butane was remarkable and the willow hopeful.',
    );
    expect(conceal(text).text).toContain('octane');
  });

  it('tells names that are common words from the words', () => {
    expect(blanked('I hope you will mark this. Will you ever mark it?')).toBe(
      'I hope you will mark this. Will you ever mark it?',
    );
    expect(blanked('I sat with Hope and Mark. Will was late. It was Will’s bag.')).toBe(
      'I sat with _ and _. _ was late. It was _’s bag.',
    );
    expect(blanked('When we were young we saw James Young.')).toBe(
      'When we were young we saw _ _.',
    );
  });

  it('gives two students with one given name the same stand-in, and their family names others', () => {
    const { text } = conceal('Aroha Ngarimu and Aroha Wilson and Aroha W');
    const words = text.split(' ');
    expect(words[0]).toBe(words[3]);
    expect(words[0]).toBe(words[6]);
    expect(words[1]).not.toBe(words[4]);
  });

  it('leaves the people that a story made up', () => {
    expect(blanked('Captain Zog and Princess Lulu met Tāne.')).toBe(
      'Captain Zog and Princess Lulu met _.',
    );
  });

  it('takes no stand-in that is in the text or in the class', () => {
    const concealed = concealNames({
      text: 'Casey and Riley met Tāne.',
      student: tane,
      classmates: [person('Quinn Avery')],
    });
    expect(concealed.text).toMatch(/^Casey and Riley met /u);
    expect(['Casey', 'Riley', 'Quinn', 'Avery']).not.toContain(concealed.student);
  });

  it('conceals e-mail addresses, phone numbers and links', () => {
    const text =
      'Write to tane.h@school.nz or ring 021 555 0123 or (04) 555 1234, see https://school.nz/tane?x=1. Or www.tane.com!';
    const concealed = conceal(text);
    expect(concealed.text).not.toMatch(/tane|021|555|https|www/iu);
    expect(concealed.reveal(concealed.text)).toBe(text);
  });

  it('takes no numbers of a story for a phone number', () => {
    const text = 'In 2026 we counted 10 9 8 7 6 5 4 3 2 1 and got 1000 points at 10.30 on 12 May.';
    expect(conceal(text).text).toBe(text);
  });
});

describe('revealing names', () => {
  it('turns a concealed text back into what it was, case by case', () => {
    const text = 'Tāne said to Mark: TĀNE and tāne are Tāne’s names. Te Aroha-Mārie laughed.';
    const concealed = conceal(text);
    expect(concealed.reveal(concealed.text)).toBe(text);
  });

  it('reveals names in an answer that was written about the text', () => {
    const concealed = conceal('I went with Mark to the lake.');
    const mark = concealed.text.split(' ')[3] ?? '';
    expect(concealed.reveal(`${concealed.student}, I like how you and ${mark}’s dad swam.`)).toBe(
      'Tāne, I like how you and Mark’s dad swam.',
    );
  });

  it('conceals other texts by the same mapping', () => {
    const concealed = conceal('Tāne fell in.');
    expect(concealed.conceal('Well done, Tane!')).toBe(`Well done, ${concealed.student}!`);
    const other = concealed.conceal('Ask Hope Faleolo.');
    expect(other).not.toMatch(/Hope|Faleolo/u);
    expect(concealed.reveal(other)).toBe('Ask Hope Faleolo.');
    expect(concealed.standIns.length).toBe(3);
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
