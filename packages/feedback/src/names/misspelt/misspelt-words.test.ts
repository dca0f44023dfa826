import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = [
  'Blake Reid',
  'Grace Reid',
  'Peter Reid',
  'Levi Reid',
  'Alice Reid',
  'Zach Reid',
  'Jane Reid',
  'Luna Reid',
  'Neil Reid',
];

it('an x that begins a name is heard as s or z', () => {
  expect(blankedIn(['Xavier Reid'], 'then zavier ran. zavier said no')).toBe(
    'then _ ran. _ said no',
  );
});

it.each([
  ['after an article or a quality', 'the gras is wet, a blak cat, my big blak dog, this gras'],
  ['after who does it', 'it leves a mark and we wach, they leve'],
  ['after ‘very’ and before another quality', 'it is very blak. it was blak and cold.'],
  ['after ‘had to’ and ‘can’', 'we had to leve. i can wach it. she wanted to leve'],
  ['with another first sound', 'there was rane and snow'],
  ['after the most', 'it was the best ride eva and the fastest sled eva'],
  ['that many do', 'Seals liv in the sea'],
  ['‘al’ for ‘all’', 'we al swam. at last al was well.'],
  ['that is nearly another’s name', 'our brians hert. my hans were cold'],
])('a misspelt word is no name %s: %s', (_, text) => {
  expect(blankedIn(people, text)).toBe(text);
});

it.each([
  ['i saw blak at the park', 'i saw _ at the park'],
  ['thank you blak', 'thank you _'],
  ['first blak went, then gras said no', 'first _ went, then _ said no'],
  ['me and leve ran. The Blak cat.', 'me and _ ran. The _ cat.'],
  ['i gave it to blak he ran', 'i gave it to _ he ran'],
  ['the blaek kid from room 3. my graec.', 'the _ kid from room 3. my _.'],
  ['it was blak and me', 'it was _ and me'],
  ['i like it blak is cool', 'i like it _ is cool'],
  ['we blak and i went, they gras and me', 'we _ and i went, they _ and me'],
  ['its blaks turn, it blak turn', 'its _ turn, it _ turn'],
  ['i said no blak', 'i said no _'],
  ['i went to leve. can blak come', 'i went to _. can _ come'],
  ['the qblake sat. we laneil', 'the _ sat. we _'],
  ['my best friend eva. then eva ran', 'my best friend _. then _ ran'],
  ['liv is in it, then liv in room 2', '_ is in it, then _ in room 2'],
  ['i like al and al said hi', 'i like _ and _ said hi'],
])(
  'a misspelt name is one where somebody may stand, and where no word is near: %s',
  (text, shown) => {
    expect(blankedIn(people, text)).toBe(shown);
  },
);
