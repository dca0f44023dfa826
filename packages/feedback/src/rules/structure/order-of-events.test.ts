import { describe, expect, it } from 'vitest';
import { found } from '../testing/found.ts';
import { orderOfEvents } from './order-of-events.ts';

describe('a story', () => {
  it('that goes back in time isn’t praised for its order', () => {
    const text = (words: string) =>
      `On Friday we drove to the lake. Then Dad dropped the map. We walked round it and Nan found a duck. Next Ana fell in the mud. ${words}. Later we cooked the eel and I cut it up.`;
    expect(found(orderOfEvents, text('It was hot'))[0]?.[0]).toBe('strength');
    for (const words of [
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
});
