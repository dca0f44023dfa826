import { ASKED_BY_HEADER } from '@second-draft/contract';
import { expect, test, vi } from 'vitest';
import { sampleProfile } from '../../testing/samples.ts';
import { profileItem } from '../state/session.ts';
import { call } from './index.ts';

test('a call says whose page asks, unless anyone may ask', async () => {
  profileItem.set(sampleProfile({ email: 'mā@school.nz' }));
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get(ASKED_BY_HEADER));
    return Response.json([]);
  });
  await call('submissions', { params: { courseId: '1', id: '3' } });
  await call('config').catch(() => {});
  expect(asked).toEqual(['m%C4%81%40school.nz', null]);
});
