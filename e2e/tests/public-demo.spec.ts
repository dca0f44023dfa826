import { expect, test } from '../fixtures/test.ts';

const offered = [
  ['Kayaking at camp', ['Vocabulary', 'Recount structure']],
  ['The door in the bush', ['Narrative structure', 'Sentence structure']],
  ['Shade for our playground', ['Persuasive structure', 'Ideas']],
] as const;

test('each of the three texts offers its own two categories', async ({ page }) => {
  await page.goto('/');
  const demo = page.getByRole('region', { name: 'Try it', exact: true });
  for (const [title, categories] of offered) {
    await expect(demo.getByRole('heading', { name: title })).toBeVisible();
    await expect(demo.getByLabel('Feedback category').locator('option')).toHaveText([
      ...categories,
    ]);
    await demo.getByRole('button', { name: 'Next text' }).click();
  }
  await expect(demo.getByRole('heading', { name: offered[0][0] })).toBeVisible();
});

test('Go types the feedback a word at a time, and marks what it quotes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(3_600_000);
  const demo = page.getByRole('region', { name: 'Try it', exact: true });
  const typed = demo.locator('[data-typed=true]');
  await demo.getByLabel('Feedback category').selectOption('Recount structure');
  const go = demo.getByRole('button', { name: 'Go' });
  await go.click();
  // Until the app runs, to which the click was handed.
  await expect(go).not.toHaveAttribute('aria-busy');
  await page.clock.runFor(1_000);
  await expect(typed).toHaveCount(10);
  await page.clock.runFor(60_000);
  await expect(demo.locator('[data-typed=false]')).toHaveCount(0);
  await expect(demo.locator('mark')).toHaveText([
    'On Tuesday our class went kayaking at the lake.',
    'I wanted to go again',
  ]);
  await expect(
    demo.locator('output', { hasText: 'You begin with when, who and where' }),
  ).toHaveCount(1);
});

test('those who prefer less motion get the whole of it at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const demo = page.getByRole('region', { name: 'Try it', exact: true });
  await demo.getByRole('button', { name: 'Go' }).click();
  await expect(demo.locator('[data-typed=false]')).toHaveCount(0);
  await expect(demo.locator('mark')).toHaveCount(3);
});
