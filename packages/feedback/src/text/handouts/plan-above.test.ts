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
  ['a title', `My Scooter\n\n${essay}`],
  ['none', essay],
  ['a title right above', `My Scooter\n${essay}`],
])('takes away a plan above a gap, and writing that has %s', (_, writing) => {
  const notes = 'PLAN\nOpinion - scooters are bad\nR1 safe\nR2 cheap\nR3 quiet\nEnd - say it again';
  expect(withoutPlanAbove(`${notes}\n\n${writing}`)).toBe(writing);
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
