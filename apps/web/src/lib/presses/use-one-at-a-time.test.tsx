import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time.ts';

test('no work begins while another is under way, even before that has been drawn', async () => {
  const { result } = renderHook(useOneAtATime);
  const { oneAtATime } = result.current;
  const held = Promise.withResolvers<void>();
  const begun: string[] = [];
  const work = (name: string, done: Promise<void>) =>
    oneAtATime(() => {
      begun.push(name);
      return done;
    });
  await act(async () => {
    void work('first', held.promise);
    await work('second', Promise.resolve());
  });
  expect(begun).toEqual(['first']);
  expect(result.current.isUnderWay).toBe(true);
  await act(async () => held.resolve());
  expect(result.current.isUnderWay).toBe(false);
  await act(() => work('third', Promise.resolve()));
  expect(begun).toEqual(['first', 'third']);
});

test('work that failed can be begun again', async () => {
  const { result } = renderHook(useOneAtATime);
  const fails = () => Promise.reject(new Error('refused'));
  await act(() => expect(result.current.oneAtATime(fails)).rejects.toThrow('refused'));
  await act(() => expect(result.current.oneAtATime(fails)).rejects.toThrow('refused'));
  expect(result.current.isUnderWay).toBe(false);
});
