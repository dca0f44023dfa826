import { expect, it } from 'vitest';
import { isFamiliar } from './familiar-words.ts';

it.each(
  "dog DOG aunty kiwi 2nd 1840 dog’s dog's can’t don't ponies carried happier happiest happily boxes cats stopped running bigger biggest taller horses jumped jumping baked baking larger largest quickly half-way artist's mustn't counties shied driest addresses dressed charging changes bitterly dragging excused safest".split(
    ' ',
  ),
)('“%s” is familiar, as the word that it is made of is', (word) => {
  expect(isFamiliar(word)).toBe(true);
});

it.each('connective substantial half-substantial substantial-half x2nd'.split(' '))(
  '“%s” is not',
  (word) => {
    expect(isFamiliar(word)).toBe(false);
  },
);

it.each('d’sog don’tg iesou iedou ierou iestou ilyou csat dedog hedre dlyog'.split(' '))(
  'letters in “%s” that could end a word count only at its end',
  (word) => {
    expect(isFamiliar(word)).toBe(false);
  },
);
