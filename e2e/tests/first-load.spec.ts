import { firstLoadLimits, firstViewLimits } from '../fixtures/byte-limits.ts';
import { firstLoadOf, firstViewOf, publicPageFiles } from '../fixtures/first-load.ts';
import { expect, test } from '../fixtures/test.ts';

for (const [name, { route, most }] of Object.entries(firstLoadLimits))
  test(`what ${name} takes to be shown stays within its bytes`, async () => {
    const { bytes } = await firstLoadOf(route);
    expect(bytes).toBeLessThanOrEqual(most);
  });

test('a public page runs and fetches little before it is touched', async () => {
  for (const file of await publicPageFiles()) {
    const { script, fetched } = await firstViewOf(file);
    expect.soft(script, file).toBeLessThanOrEqual(firstViewLimits.script);
    expect.soft(fetched, file).toBeLessThanOrEqual(firstViewLimits.fetched);
  }
});
