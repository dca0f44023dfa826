import { expect, test, vi } from 'vitest';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { sampleConfig } from '../../testing/samples.ts';
import { sendPageView } from './analytics.ts';

test('without an analytics service, no script of anyone’s is loaded', async () => {
  vi.stubGlobal('dataLayer', undefined);
  fakeNetwork({ 'GET /api/config': json(sampleConfig) });
  await sendPageView('/classrooms/:courseId');
  expect(document.querySelector('script[src*="googletagmanager"]')).toBeNull();
});
