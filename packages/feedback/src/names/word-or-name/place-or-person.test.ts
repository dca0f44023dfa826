import { describe, expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const inClass = (text: string) =>
  blankedIn(['Sidney Cole', 'Lewys Park', 'Arielle Moss', 'Tipene Cribb', 'Riley Shaw'], text);

describe('a word that is a place, a brand or somebody in a story', () => {
  it.each([
    ['Sydney said yes. Then Sydney’s mum came.', '_ said yes. Then _’s mum came.'],
    ['I sat next to Tip, and Tip and Riley sang.', 'I sat next to _, and _ and _ sang.'],
    ['Thanks to Ariel we won. I told Lewis.', 'Thanks to _ we won. I told _.'],
    ['Lewis was crying. Lewis is my best friend.', '_ was crying. _ is my best friend.'],
    ['me and sydney ran and then lewis laughed', 'me and _ ran and then _ laughed'],
    ['By Lewis. I am Sydney and I am nine.', 'By _. I am _ and I am nine.'],
    ['Tip looked like he would cry.', '_ looked like he would cry.'],
    ['A boy called Lewis sat down.', 'A boy called _ sat down.'],
  ])(
    'is somebody of the class who is called nearly so, where a person stands: %s',
    (text, shown) => {
      expect(inClass(text)).toBe(shown);
    },
  );

  it.each([
    'We flew to Sydney. Sydney is hot, and I am from Sydney.',
    'In Sydney we crossed the bridge.',
    'We drove over Lewis Pass to Nelson.',
    'We ate Tip Top ice cream.',
    'It is called Sydney Tower.',
  ])('is left where it is a place or a thing: %s', (text) => {
    expect(inClass(text)).toBe(text);
  });

  it.each([
    ['My friend Elsa came. Me and Lego ran.', 'My friend _ came. Me and _ ran.'],
    ['Jordan lent me a pen. We picked Kelly.', '_ lent me a pen. We picked _.'],
    ['Nelson was crying. I told Paris.', '_ was crying. I told _.'],
    ['Riley and Jordan came, and Jordan and I ran.', '_ and _ came, and _ and I ran.'],
  ])('is somebody on no roster, where a person stands: %s', (text, shown) => {
    expect(inClass(text)).toBe(shown);
  });

  it.each([
    'Jordan is a country. Nelson is sunny, and India won.',
    'I am Samoan and I speak Samoan.',
    'They used to be called Chinese gooseberries.',
    'We went to Kelly Tarltons and read Hairy Maclary.',
    'I got Lego and my brother got Pokemon.',
  ])('is left where nobody stands: %s', (text) => {
    expect(inClass(text)).toBe(text);
  });
});
