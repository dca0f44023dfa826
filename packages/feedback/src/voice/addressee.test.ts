import { expect, it } from 'vitest';
import { withoutAddressee } from './addressee.ts';

it.each([
  ['Kia ora Storm! I love your start.', 'Kia ora [name]! I love your start.'],
  ['Kia ora e Ariki, he rawe tēnei.', 'Kia ora e [name], he rawe tēnei.'],
  ['Ka pai, Hope. I could see it.', 'Ka pai, [name]. I could see it.'],
  ['Whetū, you made me laugh.', '[name], you made me laugh.'],
  ['Tūmanako, I loved this. Great work, Sky!', '[name], I loved this. Great work, [name]!'],
  ['Rose, your ending ties it up.', '[name], your ending ties it up.'],
  ['Brilliant, Hope! Tino pai tō mahi, Kauri.', 'Brilliant, [name]! Tino pai tō mahi, [name].'],
  ['Ka rawe Te Ariki! You did it.', 'Ka rawe [name]! You did it.'],
  ['Zorbina! What a start.', '[name]! What a start.'],
])('a note speaks to nobody by name: %s', (note, blanked) => {
  expect(withoutAddressee(note)).toBe(blanked);
});

it.each([
  'Wow, you made me laugh.',
  'Awesome! You did it.',
  'Ka pai! I could see it.',
  'Mōrena! Āe, I see it.',
  'Kia ora koutou, well done.',
  'Next, your ending.',
  'I could hear the storm, you know.',
  'ka pai',
  'You found a word, Great!',
  'Ngā mihi, Hana.',
  'Taupō is a lake, and you show it.',
])('and keeps how it begins otherwise: %s', (note) => {
  expect(withoutAddressee(note)).toBe(note);
});
