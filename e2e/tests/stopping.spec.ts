import { expect, test } from '@playwright/test';
import { signIn } from '../crash/teacher.ts';
import { openWorld } from '../fixtures/world.ts';

test('a server that is told to stop lets the feedback that is being written finish', async () => {
  const world = await openWorld({ writer: 'model' });
  const { origin } = world.server;
  const teacher = await signIn(world.google, origin);
  world.model.script({ kind: 'slow', delayMs: 2_000 });
  const written = teacher.feedback(origin, 'written-while-stopping');
  await expect.poll(() => world.model.requests().length).toBe(1);
  await world.close();
  expect(await written).toBe('kept');
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});
