import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { registeredGauge } from './gauges.ts';

it('waits for no state that can’t be read, so that the others are scraped', async () => {
  const registry = new Registry();
  const silent = () => new Promise<number>(() => undefined);
  registry.registerMetric(registeredGauge({ name: 'silent', help: 'Hangs', read: silent }, 10));
  const labels = ['writer'];
  const readEach = () => new Promise<never>(() => undefined);
  const silentLabels = { name: 'silent_each', help: 'Hangs', labels, readEach };
  registry.registerMetric(registeredGauge(silentLabels, 10));
  registry.registerMetric(registeredGauge({ name: 'ready', help: 'Is read', read: () => 1 }, 10));
  const text = await registry.metrics();
  expect(text).toMatch(/^second_draft_ready 1$/m);
  expect(text).not.toMatch(/^second_draft_silent/m);
});
