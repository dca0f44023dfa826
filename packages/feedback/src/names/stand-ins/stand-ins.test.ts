import { describe, expect, it } from 'vitest';
import { concealNames } from '../conceal.ts';
import { revealNames } from './reveal-names.ts';
import { isStandInName, standInNames, withAccent } from './stand-in-names.ts';
import { person } from '../testing/class.ts';

const concealed = (text: string, classmates: string[] = []) =>
  concealNames({
    text,
    student: person('Zzyzx Qwert'),
    classmates: classmates.map((name) => person(name)),
  });
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe('the names that stand in for others', () => {
  const names: string[] = [];
  for (const name of standInNames()) if (names.push(name) === 500) break;

  it('never come twice, and are made once the ready ones have run out', () => {
    expect(new Set(names).size).toBe(500);
    expect(names.every((name) => /^[A-Z][a-z]{3,11}$/u.test(name))).toBe(true);
    expect(names.slice(0, 2)).toEqual(['Casey', 'Riley']);
    expect(names).toContain('Brabrin');
    expect(names).toContain('Velwick');
    expect(names).toContain('Brabrinen');
    expect(names).toContain('Brabrinenen');
  });

  it('are known as such, in any case and with an accent', () => {
    expect(names.filter((name) => !isStandInName(name))).toEqual([]);
    for (const name of ['casey', 'CASEY', 'Cásey', 'brabrin', 'VELWICKENEN'])
      expect(isStandInName(name)).toBe(true);
  });

  it.each(['Case', 'Caseyx', 'Brabri', 'xBrabrin', 'Brabrinx', 'Bra', 'wick', 'en', 'Hana', ''])(
    'aren’t taken for others: “%s”',
    (word) => {
      expect(isStandInName(word)).toBe(false);
    },
  );

  it('differ by one accent at a time, until all vowels have had all', () => {
    const accented = Array.from({ length: 18 }, (_, i) => withAccent('Casey', i + 1) ?? '');
    expect(accented.slice(0, 5)).toEqual(['Cásey', 'Caséy', 'Caseý', 'Càsey', 'Casèy']);
    expect(new Set(accented).size).toBe(18);
    expect(accented.map(plain)).toEqual(accented.map(() => 'casey'));
    expect(withAccent('Casey', 19)).toBeUndefined();
    expect(withAccent('Brn', 1)).toBeUndefined();
  });
});

describe('a stand-in', () => {
  it.each([
    ['Caseys dog', 'Riley'],
    ['CASEY and Riley', 'Quinn'],
    ['Caseyx', 'Casey'],
  ])('is none of the text’s words, with or without an s: %s', (text, standIn) => {
    expect(concealed(text).student).toBe(standIn);
  });

  it.each([
    ['mark ran', 'riley ran'],
    ['MARK ran', 'RILEY ran'],
    ['Mark ran', 'Riley ran'],
  ])('has the case of the name, and stands for it in any: %s', (text, sent) => {
    const { text: found, reveal } = concealed(text, ['Mark Sullivan']);
    expect(found).toBe(sent);
    expect(reveal('Riley, riley, RILEY and rILEY')).toBe('Mark, mark, MARK and Mark');
  });

  it('of a name of two letters is no capital for each', () => {
    const { reveal } = concealed('BO ran', ['Bo Li']);
    expect(reveal('Riley ran')).toBe('Bo ran');
  });

  it('comes back from the list that is handed to another thread', () => {
    const text = 'Mark rang 555 1234, and Hope wrote to a@b.nz.';
    const { hidden, text: sent } = concealed(text, ['Mark Sullivan', 'Hope Faleolo']);
    expect(sent).toBe('Riley rang [phone 1], and Quinn wrote to [email 2].');
    expect(revealNames(hidden)(sent)).toBe(text);
  });

  it('is not found at the beginning of another word', () => {
    const { reveal, student } = concealed('I ran.');
    expect(reveal(`${student}n and ${student}s`)).toBe(`${student}n and Zzyzxs`);
  });

  it('of a third spelling differs by an accent too', () => {
    const { text } = concealed('Mark, Markk, Marrk and Maark', ['Mark Sullivan']);
    expect(plain(text)).toBe('riley, riley, riley and riley');
    expect(new Set(text.split(/, | and /u)).size).toBe(4);
  });

  it('comes back where a writer takes its accent apart', () => {
    const { text, reveal } = concealed('Mark ran and Markk fell.', ['Mark Sullivan']);
    expect(reveal(text.normalize('NFD'))).toBe('Mark ran and Markk fell.');
  });

  it('is another once a name has more spellings than there are accents', () => {
    const spellings = Array.from({ length: 30 }, (_, i) =>
      Array.from('sullivan', (letter, at) =>
        (i >> (at - 1)) & 1 || at === 0 ? letter.toUpperCase() : letter,
      ).join(''),
    );
    const text = spellings.join(' and ');
    const { text: sent, reveal } = concealed(text, ['Mark Sullivan']);
    expect(new Set(plain(sent).split(' and ')).size).toBeGreaterThan(1);
    expect(reveal(sent)).toBe(text);
  });

  it('is one for a student’s name, however it is spelt', () => {
    const { text } = concealed('Jö met Joe', ['Jö Ray', 'Joseph Po']);
    const [one = '', other] = plain(text).split(' met ');
    expect(other).toBe(one);
  });

  it('of one initial is none of another’s', () => {
    const { text } = concealed('J. Young and W. Young', ['James Young', 'Will Anderson']);
    const [one = '', other = ''] = plain(text).split(' and ');
    expect(one.split(' ')[0]).not.toBe(other.split(' ')[0]);
  });
});

describe('a stand-in for a number or an address', () => {
  it.each([
    ['555 1234 or 555 1234', '[phone 1] or [phone 1]'],
    ['a@b.nz or 555 1234', '[email 1] or [phone 2]'],
    [
      'See [phone 2]. Ring 555 1234, 555 4321 or 555 9876',
      'See [phone 2]. Ring [phone 1], [phone 3] or [phone 4]',
    ],
  ])('is one for each, and none that is there: %s', (text, sent) => {
    expect(concealed(text).text).toBe(sent);
  });

  it('comes back where there are more than ten', () => {
    const text = Array.from({ length: 12 }, (_, i) => `555 12${10 + i}`).join(', ');
    const { text: sent, reveal } = concealed(text);
    expect(sent).toContain('[phone 11], [phone 12]');
    expect(reveal(sent)).toBe(text);
  });

  it('stays as it is in another text, with the names behind it', () => {
    const { conceal, text } = concealed('See www.a.nz, Link and Mark.', ['Link Ray', 'Mark Po']);
    expect(text).toBe('See [link 1], Riley and Quinn.');
    expect(conceal(`${text} [Link 1] Mark`)).toBe(`${text} [Link 1] Quinn`);
  });
});

it('a stand-in that is nearly a name of the class is left with an s too', () => {
  const { conceal } = concealed('I ran.', ['Casen Lee', 'Casen Po']);
  expect(conceal('Caseys dog ran to Casen.')).toBe('Caseys dog ran to Riley.');
});

it('no name is another after a letter that JSON may have for a new line or a tab', () => {
  const names = standInNames();
  const first = Array.from({ length: 400 }, () => names.next().value.toLowerCase());
  const stuck = first.flatMap((name) => ['n', 'r', 't'].map((letter) => letter + name));
  expect(stuck.filter((name) => first.includes(name))).toEqual([]);
});
