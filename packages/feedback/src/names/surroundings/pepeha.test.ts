import { expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const others = ['Oliver Brown', 'Sienna Patel'];

it.each([
  ['Ko Mihi ahau. Nō Rotorua ahau.', 'Ko _ ahau. Nō Rotorua ahau.'],
  ['ko rangiora au', 'ko _ au'],
  ['Ko Hinemoa tōku māmā.', 'Ko _ tōku māmā.'],
  ['ko kowhai toku mama', 'ko _ toku mama'],
  ['Ko Ngaio te ingoa o tōku māmā.', 'Ko _ te ingoa o tōku māmā.'],
  ['Ko Temuera tāku tama, ko Pounamu tana hoa.', 'Ko _ tāku tama, ko _ tana hoa.'],
  ['Ko Mihi rāua ko Kōwhai ōku mātua.', 'Ko _ rāua ko _ ōku mātua.'],
  ['Ko Mihi rātou ko Rata, ko Kōwhai ōku hoa.', 'Ko _ rātou ko _, ko _ ōku hoa.'],
  ['Ko Te Rangi Maunga tōku koro. I saw Te Papa.', 'Ko _ _ _ tōku koro. I saw Te Papa.'],
  ['Ko Smith te whānau.', 'Ko _ te whānau.'],
  ['Tōku ingoa ko Kōwhai.', 'Tōku ingoa ko _.'],
  ['Ko te ingoa o tōku māmā ko Ngaio.', 'Ko te ingoa o tōku māmā ko _.'],
  [
    'Ko Mihi tōku teina. Mihi has my hat. I gave a mihi.',
    'Ko _ tōku teina. _ has my hat. I gave a mihi.',
  ],
])('people are found in a pepeha, whatever their names mean: %s', (text, shown) => {
  expect(blankedIn(others, text)).toBe(shown);
});

it.each([
  'Ko Taranaki te maunga, ko Waitara te awa, ko Tainui te waka.',
  'Ko te Whānau a Apanui te iwi.',
  'Ko Mataroa te maunga. Ko Te Wairere Roa tōku awa.',
  'Ko Ngāti Porou ahau. Ko Māori ahau.',
  'Ko wai ahau? Ko wai tōu ingoa? Ko ia tōku hoa pai.',
  'Ko Māmā tōku hoa pai. Ko Whaea tāku kaiako.',
  'Ko te reo tōku ingoa. Ko Pounamu. Tāku kaiako.',
  'Ko te ngeru tāku hoa.',
  'ko te rangi toku hoa',
  'He ingoa ko',
  'Taku ingoa. Ko te kura tēnei.',
  'Ko tōku whare tēnei, ko te kura tērā.',
])('what a pepeha says of places and peoples stays: %s', (text) => {
  expect(blankedIn(others, text)).toBe(text);
});

it('a name after ‘ko’ is no place where no landscape follows', () => {
  expect(blankedIn(others, 'Ko Mataroa. Ko Mataroa te. We met Mataroa te maunga')).toBe(
    'Ko _. Ko _ te. We met _ te maunga',
  );
});

it('a name of the class is concealed in a pepeha, in small letters too', () => {
  const rata = ['Rata Pere', 'Mihi Hau'];
  expect(blankedIn(rata, 'ko rata toku teina, ko mihi ahau')).toBe('ko _ toku teina, ko _ ahau');
});
