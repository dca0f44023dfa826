import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

it.each([
  ['Gracelyn Hart', 'me and grace made a hut. Grace won.', 'me and _ made a hut. _ won.'],
  ['Ashton Kaa', 'i sat by ash on the bus', 'i sat by _ on the bus'],
  ['Kingston Po', 'Then King came', 'Then _ came'],
  ['Willem Bakker', 'I sat by Will.', 'I sat by _.'],
  ['Melody Tse', 'i like mel', 'i like _'],
])('a name that a longer one begins with is found, a word or not, %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Gracelyn Hart', 'the grace of a swan'],
  ['Ashton Kaa', 'the ash and the smoke'],
  ['Willem Bakker', 'we will go'],
  ['Carla Po', 'the car stopped'],
  ['Theo Po', 'the the'],
])(
  'a name that a longer one begins with is left as a word, as are words that are no names, %s: %s',
  (name, text) => {
    expect(blankedIn([name], text)).toBe(text);
  },
);

it.each([
  ['Marama Kake', 'i like maarama', 'i like _'],
  ['Tane Hape', 'Taane is my friend', '_ is my friend'],
  ['Nikau Rewi', 'i miss nikauu', 'i miss _'],
  ['Ataahua Wati', 'me and aatahuua and atahua', 'me and _ and _'],
])('a name with a vowel written longer or shorter is found, %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Ben Po', 'it has been'],
  ['Reed Po', 'a red hat'],
])(
  'a name with a vowel written longer or shorter is not found in another word, %s: %s',
  (name, text) => {
    expect(blankedIn([name], text)).toBe(text);
  },
);

it.each([
  [
    'Te Ariki Tautari|Te',
    'I went to te marae. At Te Papa te reo',
    'I went to te marae. At Te Papa te reo',
  ],
  ['Maia Ruka', 'Kei te haere māua ko Maia', 'Kei te haere māua ko _'],
  ['Taha Aziz', 'He pai ki ahau', 'He pai ki ahau'],
  [
    'Tai Ngata',
    'Ko Ngāti Porou te iwi. Ko Tainui te waka.',
    'Ko Ngāti Porou te iwi. Ko Tainui te waka.',
  ],
])('te reo Māori that sounds like a name is left, %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});

it.each([
  ['Kauri-Jade Po|Kauri-Jade', 'KJ and i ran. i like kj.', '_ and i ran. i like _.'],
  ['Mary Jane Fox|Mary Jane', 'MJ’s hat', '_’s hat'],
  ['Olive Kate Fox|Olive Kate', 'it was ok. OK?', 'it was ok. OK?'],
  ['Te Ariki Fox|Te Ariki', 'ta for the hat', 'ta for the hat'],
])(
  'the letters that a double name begins with are found, unless they are a word, %s: %s',
  (name, text, shown) => {
    expect(blankedIn([name], text)).toBe(shown);
  },
);

it('a particle in small letters on the roster is no name, and the rest of it is', () => {
  const people = ['Zed van der Quo|Zed', 'Yusuf bin Ismail|Yusuf'];
  const text = 'Dads van came for the wheelie bin. I ran with van der Quo and bin Ismail.';
  expect(blankedIn(people, text)).toBe('Dads van came for the wheelie bin. I ran with _ and _.');
});

it('a particle may be what somebody is called, where only somebody stands', () => {
  const people = ['Zed van der Quo|Zed', 'Yusuf bin Ismail|Yusuf'];
  expect(blankedIn(people, 'Me and van went. I saw Van run.')).toBe('Me and _ went. I saw _ run.');
  const another = [...people, 'Van Moe|Van'];
  expect(blankedIn(another, 'i like van')).toBe('i like _');
});
