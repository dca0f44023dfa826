import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { staying } from '../testing/start.ts';
import { standardPolicy } from './policy.ts';
import { withRetries } from './retry.ts';

describe('a call that may have taken effect', () => {
  const quick = { ...standardPolicy, wait: 0, rateLimitWait: 0 };

  /** Each try fails with the next of these. */
  function failing(...statuses: number[]) {
    const left = [...statuses];
    return async () => {
      const status = left.shift();
      if (status !== undefined) throw { response: { status, data: undefined } };
      return 'done again';
    };
  }

  it('is looked for after the wait, in which Google may still carry it out', async () => {
    const browser = new AbortController();
    const patient = { ...standardPolicy, wait: 3_600_000, patience: Infinity };
    let looked = 0;
    const asked = withRetries(patient, browser.signal, failing(503), async () => {
      looked += 1;
      return null;
    });
    await nextTurn();
    browser.abort(new Error('gone'));
    await expect(asked).rejects.toThrow();
    expect(looked).toBe(0);
  });

  it.each([
    ['is refused for now', 429],
    ['is refused', 403],
    ['is refused for want of a sign-in', 401],
  ])('is looked for again when the next try %s', async (_case, status) => {
    const looks = [null, 'done before'];
    const look = async () => looks.shift() ?? null;
    const asked = withRetries(quick, staying(), failing(503, status), look);
    await expect(asked).resolves.toBe('done before');
  });

  it('is told as refused when it is not there', async () => {
    const asked = withRetries(quick, staying(), failing(503, 403), async () => null);
    await expect(asked).rejects.toMatchObject({ outcome: 'refused' });
  });
});

it('what has only been refused is not looked for', async () => {
  let looked = 0;
  const attempt = async () => {
    throw { response: { status: 429, data: undefined } };
  };
  const quick = { ...standardPolicy, rateLimitWait: 0 };
  const asked = withRetries(quick, staying(), attempt, async () => {
    looked += 1;
    return null;
  });
  await expect(asked).rejects.toMatchObject({ outcome: 'rate_limited' });
  expect(looked).toBe(0);
});
