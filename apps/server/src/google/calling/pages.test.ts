import { expect, it } from 'vitest';
import * as z from 'zod';
import { GoogleFailure } from './failure.ts';
import { allPages, pageOf } from './pages.ts';
import { problemOf, unlessRefused } from './refusal.ts';

const page = pageOf('courses', z.object({ id: z.string() }));

it('a page has the items that fit, and the token of the next', () => {
  const courses = [{ id: 'a', name: 'A' }, { id: 7 }, null, { id: 'b' }];
  expect(page.parse({ courses, nextPageToken: 'next' })).toEqual({
    items: [{ id: 'a' }, { id: 'b' }],
    nextPageToken: 'next',
  });
  expect(page.parse({})).toEqual({ items: [] });
  expect(page.parse({ courses: null, nextPageToken: null })).toMatchObject({ items: [] });
  expect(page.safeParse({ courses: 'nonsense' }).success).toBe(false);
  for (const nonsense of [null, 'nonsense', 7])
    expect(page.safeParse(nonsense).success).toBe(false);
});

it('a list is read to its end, each page by the token of the one before', async () => {
  const asked: object[] = [];
  const items = await allPages(async (token) => {
    asked.push(token);
    const next = ['b', 'c'][asked.length - 1];
    return { items: [asked.length], ...(next && { nextPageToken: next }) };
  });
  expect(items).toEqual([1, 2, 3]);
  expect(asked).toEqual([{}, { pageToken: 'b' }, { pageToken: 'c' }]);
});

const neverEnds = {
  code: 'classroom_unavailable',
  cause: new Error('a list of Google did not end'),
};

it('a list of a thousand pages is read, a longer one never ends', async () => {
  const pages = (count: number) => {
    let read = 0;
    return allPages(async () => {
      read += 1;
      return { items: [read], nextPageToken: read < count ? `page ${read}` : undefined };
    });
  };
  expect(await pages(1_000)).toHaveLength(1_000);
  await expect(pages(1_001)).rejects.toMatchObject(neverEnds);
});

it('a list that comes back to a page never ends, and is not read again', async () => {
  const tokens = ['a', 'b', 'a'];
  let read = 0;
  const pages = allPages(async () => ({ items: [], nextPageToken: tokens[read++] }));
  await expect(pages).rejects.toMatchObject(neverEnds);
  expect(read).toBe(3);
});

it.each([
  ['interrupted', 500, {}, 'classroom_unavailable'],
  ['rate_limited', 429, {}, 'classroom_busy'],
  ['school_blocked', 403, {}, 'school_blocked'],
  ['refused', 400, {}, 'classroom_unavailable'],
  ['refused', 400, { 400: 'document_unreadable' }, 'document_unreadable'],
  ['refused', 404, {}, 'classroom_unavailable'],
  ['refused', 404, { 404: 'not_found' }, 'not_found'],
  ['refused', 403, {}, 'permission_missing'],
  ['refused', 403, { 403: 'document_unreadable' }, 'document_unreadable'],
  ['refused', 409, { 400: 'not_found' }, 'classroom_unavailable'],
  ['refused', null, { 400: 'not_found' }, 'classroom_unavailable'],
  ['refused', null, { unusable: 'document_unreadable' }, 'document_unreadable'],
  ['interrupted', null, { unusable: 'document_unreadable' }, 'classroom_unavailable'],
] as const)('%s with %s, where the call says %j, is %s', (outcome, status, refusals, code) => {
  const failure = new GoogleFailure(outcome, status);
  expect(problemOf(failure, refusals)).toMatchObject({ code, cause: failure });
});

it('only the refusal that is meant is answered otherwise', async () => {
  const refused = (status: number) => problemOf(new GoogleFailure('refused', status), {});
  expect(await unlessRefused(Promise.resolve('read'), 400, null)).toBe('read');
  expect(await unlessRefused(Promise.reject(refused(400)), 400, null)).toBeNull();
  await expect(unlessRefused(Promise.reject(refused(404)), 400, null)).rejects.toMatchObject({
    googleStatus: 404,
  });
  const other = new Error('another');
  await expect(unlessRefused(Promise.reject(other), 400, null)).rejects.toBe(other);
});
