import { people } from '../fixtures/schools/school.ts';
import { signInThroughPopup } from '../fixtures/pages/sign-in.ts';
import { test } from '../fixtures/test.ts';
import { doTheMainJob } from '../journeys/main-job.ts';

test('a teacher does the main job with the built-in writer', async ({ page }) => {
  await signInThroughPopup(page, people.teacher);
  await doTheMainJob(page);
});
