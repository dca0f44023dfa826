import { watchOtherHosts } from '../fixtures/pages/public-site.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'with a video', settings: { INTRO_VIDEO_ID: 'a1b2c3d4e5f' } });

test('nothing is asked of the video’s host until the picture is pressed', async ({
  page,
  world,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }),
  );
  const others = watchOtherHosts(page, world.server.origin);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(others).toEqual([]);
  await page.getByRole('button', { name: /Play the video/ }).click();
  const player = page.frameLocator('iframe[title="Second Draft in two minutes"]');
  await expect(player.getByText('The player')).toBeVisible();
});
