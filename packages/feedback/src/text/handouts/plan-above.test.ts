import { expect, it } from 'vitest';
import { withoutPlanAbove } from './plan-above.ts';

const plan = 'PLAN\nTopic: scooters (havent decided)\n\nReason 1 - safty\n- cars\n- 25 km max';
const essay = 'Have you ever been hit by a scooter? Well I have.';

it.each(['Paragraph 1', 'Introduction:', 'MY ESSAY', 'First draft'])(
  'takes away a plan above the writing, which begins under ‘%s’',
  (head) => {
    expect(withoutPlanAbove(`${plan}\n\n${head}\n${essay}`)).toBe(essay);
  },
);

it('goes to where the writing begins, past a part of the plan with the same heading', () => {
  const text = `${plan}\nIntroduction\n- hook\n- Mrs Lim\nIntroduction\n${essay}`;
  expect(withoutPlanAbove(text)).toBe(essay);
});

it('keeps all of the writing, if each of its parts has such a heading', () => {
  const body = `${essay}\nParagraph 1\nMy nana tripped on one. It hurt.`;
  expect(withoutPlanAbove(`${plan}\nIntroduction\n${body}`)).toBe(body);
});

it.each([
  ['a plan alone', `${plan}\nEnding - repeat hook?`],
  ['a plan whose parts have such headings', `${plan}\nIntroduction\n- hook\nConclusion\n- end`],
  ['writing under headings without a plan', `Scooters\nIntroduction\n${essay}\nConclusion\nI won.`],
  [
    'a story of a plan',
    `The Plan\n${essay} We hid.\nHe ran to the gate.\nThen I fell.\n“Story?” I said.\n${essay}`,
  ],
  ['a title that is no more than that', `My plan\n\n${essay} I fell over it.\n${essay}`],
])('leaves %s whole', (_, text) => {
  expect(withoutPlanAbove(text)).toBe(text);
});

it('reads a long text without a heading at once', () => {
  const text = `PLAN\n${'- a note\n'.repeat(50_000)}${'my '.repeat(50_000)}`;
  const start = performance.now();
  expect(withoutPlanAbove(text)).toBe(text);
  expect(performance.now() - start).toBeLessThan(1000);
});
