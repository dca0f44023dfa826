import type { Page } from '@playwright/test';
import { studentBlock } from '../fixtures/assignment-page.ts';
import { people } from '../fixtures/school.ts';
import type { World } from '../fixtures/world.ts';
import type { Chapter } from './scene.ts';
import { secondDraft, withFeedback } from './teacher-scenes.ts';

const reading = [
  {
    criterion: 'Past tense kept throughout',
    seen: 'Kept nearly all the way; slips where the flying fox begins.',
  },
  { criterion: 'Time connectives', seen: '“First”, “After that”; the evening has none.' },
  { criterion: 'Feelings and thoughts', seen: 'One feeling, at the flying fox. None at the end.' },
];
const choice =
  'Feelings first: the flying fox is the best moment and passes in one sentence. Then the ending, which stops at the bus.';

const script = (model: World['model']) =>
  model.script({
    kind: 'custom',
    content: ({ name, text }) => {
      const [, second = ''] = text.replaceAll('\n', ' ').split('. ');
      const quotation = second.split(' ').slice(0, 5).join(' ');
      const strength = `${name}, I could see it all at “${quotation}”. You tell me what you did in order, and your time words keep me with you.`;
      const step =
        'But the best moment is over too soon. Stop at the flying fox. What did you think just before you let go, and what did your hands do? Write two sentences. Then tell us at the very end what you will remember of this camp.';
      const points = [
        { kind: 'strength', comment: strength, quotations: [quotation], skill: 'timeConnectives' },
        { kind: 'nextStep', comment: step, quotations: [], skill: 'feelings' },
      ];
      return JSON.stringify({ reading, choice, points });
    },
  });

async function whyThis(page: Page, { model }: World): Promise<void> {
  script(model);
  await withFeedback(page);
  model.reset();
  const summary = studentBlock(page, 'Grace Thompson').block.getByText('Why this');
  await summary.click();
  await summary.scrollIntoViewIfNeeded();
}

async function openSteps(page: Page, world: World): Promise<void> {
  script(world.model);
  await secondDraft(page, world);
  world.model.reset();
  await page
    .getByRole('button', { name: /^Ask .* about \d step/ })
    .first()
    .waitFor();
}

export const modelScenes: Chapter = {
  world: { writer: 'model' },
  views: { laptop: ['light', 'dark'], phone: ['light', 'dark'] },
  scenes: [
    { name: 'why-this', as: people.teacher, open: whyThis },
    { name: 'second-draft-open', as: people.teacher, open: openSteps },
  ],
};
