import { expect, it } from 'vitest';
import { asksBack } from '../../language/questions/asks-back.ts';
import { found } from '../../testing/found.ts';
import { readersReply } from './readers-reply.ts';

it('nobody writes back to a letter in a story that was asked for', () => {
  const letter =
    'Dear Hansel,\nThe oven is mended. I built a new roof out of toffee last week. Who ate the old one, do you know?\nYours,\nThe Witch';
  for (const rule of [asksBack, readersReply]) {
    expect(found(rule, letter).length).toBeGreaterThan(0);
    expect(found(rule, letter, 'narrate')).toEqual([]);
  }
});
