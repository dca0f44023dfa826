import { expect, it } from 'vitest';
import { withoutRepeats, plainLetters } from '../letters/plain-letters.ts';
import { Slips } from './slips.ts';
import { soundOf } from './sound.ts';

const slips = new Slips(4);
slips.add('hana', 'hana');
slips.add('samantha', 'samantha');
slips.add('bo', 'bo');

it.each([
  ['samantha', 'as it is'],
  ['samntha', 'a letter too few'],
  ['amantha', 'its first letter missing'],
  ['samanth', 'its last letter missing'],
  ['samanttha', 'a letter too many'],
  ['xsamantha', 'one before it'],
  ['samanthax', 'one after it'],
  ['samxntha', 'a wrong letter'],
  ['asmantha', 'its first two swapped'],
  ['samantah', 'its last two swapped'],
])('a name is found with one slip: %s, %s', (written) => {
  expect(slips.find(written)).toBe('samantha');
});

it.each(['samthax', 'samanthaxy', 'smntha', 'han', 'bo', 'boo', 'bond', 'zzzz', ''])(
  'nothing is found where there are more, or where a name is too short: “%s”',
  (written) => {
    expect(slips.find(written)).toBeUndefined();
  },
);

it('a name of the fewest letters may have a slip too', () => {
  for (const written of ['hana', 'hama', 'hanna', 'ahna']) expect(slips.find(written)).toBe('hana');
});

it.each([
  ['jaxson', 'jackson'],
  ['filip', 'phillip'],
  ['sesilia', 'cecilia'],
  ['kwame', 'qwame'],
  ['jefri', 'geffrey'],
  ['brijet', 'bridget'],
  ['hana', 'hanah'],
  ['zoe', 'soe'],
  ['kate', 'cait'],
  ['ffion', 'fion'],
  ['leigh', 'lea'],
  ['hugh', 'hu'],
  ['anna', 'ahna'],
  ['max', 'maks'],
  ['roxy', 'roksi'],
  ['ginny', 'jinni'],
  ['cyra', 'sira'],
  ['tahi', 'tai'],
])('%s sounds like %s', (written, name) => {
  expect(soundOf(written)).toBe(soundOf(name));
});

it.each([
  ['gary', 'jary'],
  ['hana', 'ana'],
  ['mark', 'bark'],
  ['tom', 'tommas'],
  ['pip', 'fif'],
  ['tahi', 'tafi'],
  ['adan', 'aan'],
  ['meg', 'mej'],
  ['mega', 'mea'],
  ['olga', 'oga'],
  ['cole', 'sole'],
])('%s does not sound like %s', (written, name) => {
  expect(soundOf(written)).not.toBe(soundOf(name));
});

it.each([
  ['Tāne', 'tane'],
  ['O’Brien', 'obrien'],
  ['Søren', 'soren'],
  ['HANA2015', 'hana'],
  ['Ha\u00ADna\u200B', 'hana'],
  ['Ｈａｎａ', 'hana'],
  ['Нana', 'hana'],
  ['kahu®angi', 'kahurangi'],
  ['jame$', 'james'],
  ['zAZa', 'zaza'],
  ['Zo-Az 7a', 'zoaza'],
  ['łøđðıħß', 'loddihs'],
  ['аеорсухіјѕһԁԛԝӏвкмтн', 'aeopcyxijshdqwlbkmth'],
  ['αβενορικτυχη', 'abevopiktuxn'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  ['©®$€', 'crse'],
  ['Ⓗⓐⓝⓐ', 'hana'],
  ['🅗🅐🅝🅐', 'hana'],
  ['🄷🄰🄽🄰', 'hana'],
  ['🅷🅰️🅽🅰️', 'hana'],
  ['ᴴᵃⁿᵃ', 'hana'],
  ['ʰʲˡʳˢʷˣʸ', 'hjlrswxy'],
  ['Faʻafetai', 'faafetai'],
  ['H*a_n.a!', 'hana'],
  ['𝓗𝓪𝓷𝓪', 'hana'],
  ['王', '王'],
])('all ways to write a name are one: %s', (written, plain) => {
  expect(plainLetters(written)).toBe(plain);
});

it('letters that are repeated count once', () => {
  expect(withoutRepeats('hannaaaah')).toBe('hanah');
  expect(withoutRepeats('hana')).toBe('hana');
});
