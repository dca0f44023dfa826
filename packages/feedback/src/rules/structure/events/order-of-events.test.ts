import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { orderOfEvents } from './order-of-events.ts';

describe('a story', () => {
  it('that goes back in time isn’t praised for its order', () => {
    const text = (words: string) =>
      `On Friday we drove to the lake. Then Dad dropped the map. We walked round it and Nan found a duck. Next Ana fell in the mud. ${words}. Later we cooked the eel and I cut it up.`;
    expect(found(orderOfEvents, text('It was hot'))[0]?.[0]).toBe('strength');
    for (const words of [
      'Nan hid because last week she fell',
      'He had jumped',
      'We had eaten',
      'She had fallen',
      'It was the night before',
      'It was a week ago, weeks ago',
      'It was a day and one week ago',
      'A year ago it was',
      'It was two years ago',
      'One month ago it was',
      'It was months ago',
    ])
      expect(found(orderOfEvents, text(words)), words).toEqual([]);
  });

  const lake =
    'Then my cousin caught an eel. Dad took a photo of it. After that we cooked sausages. My sister dropped hers in the sand.';

  it('that sums up its day first is not praised for an event of what it sums up', () => {
    const text = (start: string) =>
      `It was hot. Nan dropped the cake. ${start} it was cold. ${lake}`;
    expect(found(orderOfEvents, text('At the lake')).flat()).toContain('Nan dropped the cake');
    expect(found(orderOfEvents, text('This morning'))).toEqual([]);
  });

  it('tells no event in what was done beforehand', () => {
    const text = (end: string) => `It was hot. Nan packed the old boat${end}. It was late. ${lake}`;
    expect(found(orderOfEvents, text(''))).toHaveLength(1);
    expect(found(orderOfEvents, text(' but when it was time it sank'))).toEqual([]);
  });

  it.each([
    'The boat belonged to my uncle',
    'We got two dollars each',
    'The boat came from my uncle',
    'The drive took two whole hours',
  ])('tells no event in “%s”', (first) => {
    const text = (words: string) => `${words}. It was hot all day. ${lake}`;
    expect(found(orderOfEvents, text('Nan packed the old boat')).flat()).toContain(
      'Nan packed the old boat',
    );
    expect(found(orderOfEvents, text(first))).toEqual([]);
  });
});
