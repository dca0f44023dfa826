import { expect, it } from 'vitest';
import type { RuleName } from '../../rules/all-rules.ts';
import { readStudentText } from '../../text/student-text.ts';
import { withTaskWishes } from './task-wishes.ts';
import { material } from '../testing/material.ts';

const sunday =
  'On Sunday all the kids at my church had to say a tauloto. My mum ironed my dress and hung it on the door. Nana put oil in my hair in the morning. I said my verse and the old lady whispered the middle to me. The pork and the taro came next. Then we drove home in the van with my cousins and the dishes. We put the plates away. Then we went home and I fell asleep in my dress and mum was not happy. ';
const recount = readStudentText(sunday);
const scope = { strengths: [], steps: ['personalEnding', 'chosenMoment'] as const };

const stepsFor = (instructions: string, steps: readonly ('personalEnding' | 'chosenMoment')[]) =>
  withTaskWishes(
    { strengths: [], steps: [material('chosenMoment'), material('heardAloud')] },
    recount,
    { ...scope, steps },
    { title: '', instructions, rubric: '' },
  ).steps.map(({ rule }) => rule);

it.each([
  'Control what you show the reader and what you hold back.',
  'Remember that less is more.',
])('where the class was asked to hold back, no more of a moment is asked for: %s', (task) => {
  expect(stepsFor(task, scope.steps)).toEqual(['heardAloud']);
});

it('an ending that the class was asked for is asked for, if it is missing', () => {
  const task = 'Tell the events in order and finish with how you felt.';
  expect(stepsFor(task, scope.steps)).toEqual(['personalEnding', 'chosenMoment', 'heardAloud']);
});

it.each([
  ['no task', '', scope.steps],
  ['a task that asks for neither', 'Tell us what you held at the end.', scope.steps],
  ['a task that only asks to choose', 'Leave out what doesn’t matter.', scope.steps],
  ['feedback about something else', 'Finish with how you felt.', ['chosenMoment'] as const],
])('the steps stay as they are with %s', (_, task, steps) => {
  expect(stepsFor(task, steps)).toEqual(['chosenMoment', 'heardAloud']);
});

it.each([
  ['Write a report. Finish with your own opinion.', ['headings']],
  ['Write a report. Say why you chose it.', ['headings']],
  ['Review a book. Say what you thought of it.', ['headings']],
  ['Explain something that is done in your culture.', ['headings']],
  ['Do not give your own opinion.', ['turnsPersonal', 'headings']],
  ['Write a report of facts, without opinions.', ['turnsPersonal', 'headings']],
])('a report may speak of its writer where the task wants that: %s', (instructions, left) => {
  const steps = [material('turnsPersonal'), material('headings')];
  const wished = withTaskWishes(
    { strengths: [], steps },
    readStudentText('Eels live in creeks. They are long. My nan smokes them.'),
    { strengths: [], steps: [] },
    { title: '', instructions, rubric: '' },
  );
  expect(wished.steps.map(({ rule }) => rule)).toEqual(left);
});

const rulesLeft = (steps: readonly RuleName[], instructions: string) =>
  withTaskWishes(
    { strengths: [], steps: steps.map((name) => material(name)) },
    readStudentText('My dog is called Rusty. He is brown. Then he ate a sock.'),
    { strengths: [], steps: [] },
    { title: '', instructions, rubric: '' },
  ).steps.map(({ rule }) => rule);

it.each([
  ['Write a report about your own pet.', ['headings']],
  ['Write a report about your favourite team.', ['headings']],
  ['Write a report. Say what your animal eats.', ['oneOfKind', 'headings']],
  ['Write a report about an animal that people keep as a pet.', ['oneOfKind', 'headings']],
])('a report may be about one pet where the task wants that: %s', (task, left) => {
  expect(rulesLeft(['oneOfKind', 'headings'], task)).toEqual(left);
});

it.each([
  ['Describe a person you know.', []],
  ['Explain how something works.', ['headings']],
  ['Write a report. Describe the animal and explain how it hunts.', ['impersonalTone', 'headings']],
])(
  'a description and an explanation are asked for nothing that only reports have: %s',
  (task, left) => {
    expect(rulesLeft(['impersonalTone', 'headings'], task)).toEqual(left);
  },
);

it.each([
  ['Write a report. Finish with one amazing fact.', ['headings']],
  ['Write a report and end it with a fun fact.', ['headings']],
  ['Write a report. End with a sentence about the whole topic.', ['closingStatement', 'headings']],
])('nothing about the whole is asked for where a fact is to come last: %s', (task, left) => {
  expect(rulesLeft(['closingStatement', 'headings'], task)).toEqual(left);
});

it.each([
  ['Describe the perfect day.', ['sayMore']],
  ['Write a story. Use description and dialogue.', ['noTrouble', 'sayMore']],
])('nothing has to go wrong where the task is to describe: %s', (task, left) => {
  expect(rulesLeft(['noTrouble', 'sayMore'], task)).toEqual(left);
});

const told = readStudentText(
  `${'Jae stood outside the classroom door and looked in at all of the heads. '.repeat(4)}He was very nervous. ${'The teacher pointed at a desk near the window and wrote his name. '.repeat(4)}Jae was sad. ${'A boy came over to the desk and asked to try the kimchi. '.repeat(3)}`,
);

it.each([
  ['Show us what he feels rather than telling us.', ['toldFeeling']],
  ['Remember: show, don’t tell.', ['toldFeeling']],
  ['Show that you can tell a story.', []],
])(
  'feelings that are told are shown where the class was asked to, even in a sound text: %s',
  (task, left) => {
    const wished = withTaskWishes(
      { strengths: [], steps: [] },
      told,
      { strengths: [], steps: ['toldFeeling'] },
      { title: '', instructions: task, rubric: '' },
    );
    expect(wished.steps.map(({ rule }) => rule)).toEqual(left);
  },
);

it.each([
  ['State your position and answer the other side.', ['doubtersQuestion', 'headings']],
  ['State your position and give reasons.', ['leastBelieved', 'doubtersQuestion', 'headings']],
])(
  'of challenges, the one about those who disagree stays where the task asks for them: %s',
  (task, left) => {
    expect(rulesLeft(['leastBelieved', 'doubtersQuestion', 'headings'], task)).toEqual(left);
  },
);

it('other challenges stay where none is about those who disagree', () => {
  expect(rulesLeft(['leastBelieved'], 'Answer the other side.')).toEqual(['leastBelieved']);
});

const week =
  'On Monday we swam. On Tuesday we ran. On Wednesday it rained. On Thursday we had chips. On Friday Nana came.';

it.each([
  ['Choose ONE special thing you did.', ['manyDays', 'heardAloud']],
  ['Recount one experience that you will remember.', ['manyDays', 'heardAloud']],
  ['Tell us about a time when things went wrong.', ['manyDays', 'heardAloud']],
  ['Write about the best part of your weekend.', ['manyDays', 'heardAloud']],
  ['Tell us about something you did with your whānau.', ['manyDays', 'heardAloud']],
  ['Tell us what you did on each day of camp.', ['heardAloud']],
  ['Write diary entries about something you did.', ['heardAloud']],
  ['Write a day by day recount of camp.', ['heardAloud']],
])('a recount of a whole week is asked for one day where the task wants one: %s', (task, told) => {
  const scope = { strengths: [], steps: ['manyDays'] as const };
  const given = [material('heardAloud')];
  const wished = withTaskWishes(
    { strengths: [], steps: given },
    readStudentText(week, 'recount'),
    scope,
    { title: '', instructions: task, rubric: '' },
  );
  expect(wished.steps.map(({ rule }) => rule)).toEqual(told);
});
