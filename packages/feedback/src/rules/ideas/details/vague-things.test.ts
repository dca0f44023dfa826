import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { vagueThings } from './vague-things.ts';

describe('things are counted and not named', () => {
  const asked = (words: string) => quoted(vagueThings, `We ran. ${words}. We had tea.`);

  it.each([
    'We played lots of games',
    'We played heaps of games',
    'We saw all sorts of birds',
    'We saw all kinds of fish',
    'Nan had a lot of other books',
    'We ate loads of different food',
    'We had many fun rides',
    'There were other cool toys',
    'We did some activities',
    'We did some other fun stuff',
    'We did some cool things',
    'We ate some other different stuff',
    'Dad packed our stuff',
    'We packed all our stuff',
    'I got my stuff',
    'We bought stuff',
    'We played lots of games with Nan',
    'We played lots of games and ate',
  ])('in “%s”', (words) => {
    expect(asked(words)).toEqual([words]);
  });

  it.each([
    'We ate some fish',
    'We had some books',
    'We lost our stuff',
    'We played lots of games, like chess',
    'We played lots of games such as chess',
    'We played lots of games, including chess',
    'We played lots of games for example chess',
    'We read lots of books called Rua',
    'We saw lots of birds and a seal',
    'We saw lots of birds and the seal',
    'We saw lots of birds and some seals',
    'We saw lots of birds of the bush',
    'We saw lots of birds : tūī and kererū',
    'We saw lots of birds, tūī and kererū',
    '“We saw lots of birds,” said Nan',
  ])('but not in “%s”', (words) => {
    expect(asked(words)).toEqual([]);
  });

  it('and not in a report that goes on in the same part', () => {
    const report = (gap: string) =>
      `Slugs are soft animals. They are slow. Some animals eat it.${gap}The hedgehog is one.`;
    expect(quoted(vagueThings, report(' '))).toEqual([]);
    expect(
      quoted(vagueThings, report(' ').replace('Some animals eat', 'Lots of animals eat')),
    ).toEqual(['Lots of animals eat it']);
  });
});
