import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Bella Quo', '“Ivy!” “What Bell?” “Come”', '“Ivy!” “What _?” “Come”'],
  ['Poutama Rei', '“Oh no pou! Stop”', '“Oh no _! Stop”'],
  ['Poutama Rei', '“ok pou?” I said', '“ok _?” I said'],
  ['Yasmin Quo', 'Then yas (me) ran', 'Then _ (me) ran'],
])('who is called out to or explained is known by a short form: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Bella Quo', 'what bell?'],
  ['Bella Quo', 'What bell rang?'],
  ['Poutama Rei', 'i ate pou today'],
  ['Poutama Rei', 'the pou!'],
])('who is called out to or explained is nobody where a thing is meant: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});

it.each([
  ['An Pham', 'when an tells a joke', 'when _ tells a joke'],
  ['An Pham', 'he has an as a friend', 'he has _ as a friend'],
  ['Will Quo', 'then will shouts', 'then _ shouts'],
  ['Hope Quo', 'then hope sings to us', 'then _ sings to us'],
])(
  'words that are names are known by what they do now, or by what follows no other word: %s: %s',
  (name, text, shown) => {
    expect(blankedIn([name], text)).toBe(shown);
  },
);

it.each([
  [[], 'my nani calls me aaru. aaru ran', 'my nani calls me _. _ ran'],
  [[], 'they call him Bexo now', 'they call him _ now'],
  [['Mark Quo'], 'they call me mark', 'they call me _'],
  [['Divya Quo'], 'hi divu', 'hi _'],
])('what somebody calls the writer is a name in the whole text: %s: %s', (people, text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});

it.each([
  [[], 'he called me stupidd and ran'],
  [[], 'mum called me silly'],
  [['An Pham'], 'he called me an idiot'],
])('being called something is no name: %s: %s', (people, text) => {
  expect(blankedIn(people, text)).toBe(text);
});

it.each([
  ['Pat Quo', '“pat?” said Mum', '“_?” said Mum'],
  ['Dawn Quo', 'dawns little brother ran', '_s little brother ran'],
  ['Layla Quo', 'Then Lay\nla ran', 'Then _ ran'],
])(
  'a name that is a word is known where somebody is spoken to, owns or is cut in two: %s: %s',
  (name, text, shown) => {
    expect(blankedIn([name], text)).toBe(shown);
  },
);

it.each([
  ['Pat Quo', 'i pat it? “no” she said'],
  ['Dawn Quo', 'two dawns little by little'],
  ['Layla Quo', 'we lay\nla la'],
])('a name that is a word is left where it is the word: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});

it.each([
  [[], 'wexo is what they call me', '_ is what they call me'],
  [[], 'zayro is how she spells it', '_ is how she spells it'],
  [['Aoibheann Quo'], 'Eevin, Eevun, they say', '_, _, they say'],
])('a spelling that the text is about is a name: %s: %s', (people, text, shown) => {
  expect(blankedIn(people, text)).toBe(shown);
});

it.each([
  [[], 'this is how she spells it'],
  [[], 'wexo is how it ends'],
  [['Aoibheann Quo'], 'the Eevin, they say'],
])('a spelling that is only explained is no name: %s: %s', (people, text) => {
  expect(blankedIn(people, text)).toBe(text);
});

it.each([
  ['Haoran Deng', 'but H.D. says no', 'but _ says no'],
  ['John Rey Pangilinan|John Rey', 'she ran with JR on the wing', 'she ran with _ on the wing'],
  ['Te Rauhina Marsh|Te Rauhina', 'Ka pai. Nā TRM', 'Ka pai. Nā _'],
  ['Shreya Iyengar', 'I told Shreya I who ran', 'I told _ _ who ran'],
  ['John Rey Pangilinan|John Rey', 'i like juan ray jokes', 'i like _ jokes'],
])('initials are somebody where they say, go along or sign: %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Haoran Deng', 'it is in H.D. now'],
  ['Penny Edwards', 'with PE on Friday'],
  ['Shreya Iyengar', 'I told them I who ran'],
])('initials are left where they mean something else: %s: %s', (name, text) => {
  expect(blankedIn([name], text)).toBe(text);
});
