import { expect, it } from 'vitest';
import * as z from 'zod';
import { staying } from '../testing/start.ts';
import { createAnswerReader } from './answer-reader.ts';

const large = (name: string) => JSON.stringify({ name, rest: 'x'.repeat(300_000) });

it('large answers are read in turn, and the server comes to other work between them', async () => {
  const held = createAnswerReader();
  const order: string[] = [];
  const otherWork = () => {
    order.push('other');
    if (order.length < 20) setImmediate(otherWork);
  };
  const named = z.object({ name: z.string() }).transform(({ name }) => void order.push(name));
  setImmediate(otherWork);
  await Promise.all(['a', 'b', 'c'].map((name) => held(named, large(name), staying())));
  expect(order.filter((one) => one !== 'other')).toEqual(['a', 'b', 'c']);
  expect(order.join(' ')).toMatch(/a (?:other )+b (?:other )+c/);
});

it('a small answer waits for no large one', async () => {
  const held = createAnswerReader();
  const order: string[] = [];
  const named = z.object({ name: z.string() }).transform(({ name }) => void order.push(name));
  await Promise.all([
    held(named, large('large'), staying()),
    held(named, '{"name":"small"}', staying()),
  ]);
  expect(order).toEqual(['small', 'large']);
});

it('a large answer that nobody waits for any more is not read, and holds up no other', async () => {
  const held = createAnswerReader();
  const gone = new AbortController();
  const left = held(z.unknown(), large('a'), gone.signal);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(held(z.object({ name: z.string() }), large('b'), staying())).resolves.toEqual({
    name: 'b',
  });
});

it.each([7, 'nonsense', '[]', `[${'[]'.repeat(200_000)}`])(
  'an answer that is none of Google’s is refused',
  async (answer) => {
    const read = createAnswerReader()(z.object({}), answer, staying());
    await expect(read).rejects.toThrow('Google gave an unknown answer');
  },
);
