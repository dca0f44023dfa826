import { describe, expect, it } from 'vitest';
import { concealNames } from '../conceal.ts';
import { person } from '../testing/class.ts';

const classmates = [
  'Bella Carter',
  'Mason Lee',
  'Lily Tait',
  'Sofia Rangi',
  'Mārama Pōtae',
  'Thijs Visser',
  'Jess Kaur',
  'Emma Wood',
  'Áine Walsh',
].map((name) => person(name));

const conceal = (text: string) =>
  concealNames({ text, student: person('Aperahama Ruru'), classmates });

describe('a name is found though its letters are', () => {
  it.each([
    ['upside down', 'I typed ɐllǝq and uosɐɯ and ʎlᴉl', /[ɐǝɯʎ]/u],
    ['upside down with a capital', 'I typed ɐllǝB and uosɐW', /[ɐǝ]/u],
    ['those of flags', 'a sign 🇧🇪🇱🇱🇦 here', /🇱/u],
    ['those of flags, apart', 'a sign 🇧 🇪 🇱 🇱 🇦 here', /🇱/u],
    ['in brackets of one sign', 'I am ⒝⒠⒧⒧⒜', /⒧/u],
    ['two in one', 'Soﬁa and Thĳs ran', /[ﬁĳ]/u],
    ['parted by mark-up', 'Be<b>lla</b> ran and <i>M</i>ason hid', /lla|ason/u],
    ['parted by mark-up with a style', 'B<span style="color: #f00">ell</span>a ran', /ell/u],
    ['written as HTML writes them', 'M&amacr;rama, M&#257;rama and Mar&shy;ama', /rama|&/u],
    ['hidden by a sign', 'B*lla, M@son, l!ly and B£lla', /[*@!£]/u],
    ['replaced by a sign at its beginning', 'I saw |ily and "€mma', /ily|mma/u],
    ['lost with its mark', 'M?rama and P\ufffdtae ran', /[?\ufffd]/u],
    ['lost with its mark at its beginning', 'I saw \ufffdine', /ine/u],
    ['a picture', 'M🅰son, B😀lla and Mas⭕n', /son|lla|Mas/u],
    ['figures before signs', 'her tag is j3$$', /j3/u],
  ])('%s', (_, text, left) => {
    const concealed = conceal(text);
    expect(concealed.text).not.toMatch(left);
    expect(concealed.reveal(concealed.text)).toBe(text);
  });
});

it.each([
  'I love New Zealand🇳🇿 and 🇦🇺 and 🇧🇪',
  '<b>Hello</b> and good<br>bye, a <i>big</i> dog',
  'Who?an ant I said, he?d go, don?t, it?s ok',
  'Stop!Now I said, and 3*4 is 12, salt&pepper',
  'So&nbsp;we ran & hid, a&b and it&#39;s {on|about} m|y',
  'ŋə ɪz ə saʊnd',
])('what only looks disguised stays: %s', (text) => {
  expect(conceal(text).text).toBe(text);
});

describe('a Chinese name is found', () => {
  it.each([
    ['張偉', '我和张伟一起去學校'],
    ['张伟', '我和張偉一起去學校'],
    ['陈国华', '我的朋友陳國華很好'],
    ['刘晓东', '曉東 is here'],
  ])('in either kind of characters: %s in %s', (name, text) => {
    const concealed = concealNames({ text, student: person(name), classmates: [] });
    expect(concealed.text).not.toMatch(/[张張伟偉陳陈國曉東]/u);
    expect(concealed.reveal(concealed.text)).toBe(text);
  });
});
