import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits, signInScopes, googleScopes } from '../packages/contract/src/index.ts';
import { inProject } from '../scripts/project.mjs';

const policyFile = 'apps/web/src/features/legal/privacy/who-sees-it.tsx';
const policy = () => readFileSync(inProject(policyFile), 'utf8').replaceAll(/\s+/g, ' ');
const read = (name) => readFileSync(inProject(`docs/for-schools/${name}.md`), 'utf8');

test('the pack for schools names the days that the product keeps to', () => {
  const promised = {
    'letter-to-whanau': [limits.keepTextsDays],
    'privacy-impact-assessment': [limits.keepTextsDays, limits.deletedWithinDays],
    'data-agreement': [limits.keepTextsDays, limits.deletedWithinDays],
  };
  for (const [paper, days] of Object.entries(promised)) {
    const named = [...read(paper).matchAll(/(\d+) days(?! ?(?:before|' notice))/g)];
    const unknown = named.map(([, number]) => Number(number)).filter((one) => one > 20);
    expect(new Set(unknown), paper).toEqual(new Set(days));
  }
});

test('the pack for schools names the hours after which a session ends', () => {
  const assessment = read('privacy-impact-assessment');
  const named = [...assessment.matchAll(/(\d+) hours/g)].map(([, hours]) => Number(hours));
  expect(new Set(named)).toEqual(new Set([limits.sessionHours]));
});

test('each permission that is asked for is explained to the IT lead, and no other', () => {
  const rows = [...read('google-workspace').matchAll(/^\| `([\w.-]+)`/gm)].map(([, name]) => name);
  const short = (scope) => scope.replace('https://www.googleapis.com/auth/', '');
  const asked = [...signInScopes, googleScopes.presentations].map(short);
  expect(new Set(rows)).toEqual(new Set(asked));
});

test('the assessment goes through all of the privacy principles', () => {
  const rows = [...read('privacy-impact-assessment').matchAll(/^\| \*\*(\d+A?)\*\*/gm)];
  const numbers = Array.from({ length: 13 }, (_, at) => String(at + 1));
  expect(rows.map(([, number]) => number)).toEqual(
    numbers.flatMap((one) => (one === '3' ? ['3', '3A'] : [one])),
  );
});

test('the list of the pack names each paper', () => {
  const listed = [...read('README').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file]) => file);
  const papers = globSync('*.md', { cwd: inProject('docs/for-schools') });
  expect(new Set(listed)).toEqual(new Set(papers.filter((file) => file !== 'README.md')));
});

test('policy and assessment name each press that sends a student’s text to a model', () => {
  const assessment = read('privacy-impact-assessment');
  for (const press of ['Get feedback', 'Write ahead', 'Simplify', 'whether a new draft did']) {
    expect(policy()).toContain(press);
    expect(assessment).toContain(press);
  }
  expect(policy()).not.toMatch(/only when you press Get feedback/);
});

/** By the part of a prompt that has it; a label that isn't here has no words in the papers yet. */
const toldToModels = {
  'STUDENT TEXT': 'the text',
  CRITERIA: 'what the feedback is to be about',
  ASSIGNMENT: 'what the class was asked to write',
  RUBRIC: 'the assignment’s rubric',
  'EARLIER STEPS': 'the next steps of the last feedback',
  CHANGES: 'as they were before and as they are now',
  GREETING: 'greeting',
  ENDING: 'ending',
  'OWN WORDS': 'words that',
  'WORDS NEVER USED': 'avoid',
  EXAMPLE: 'three examples of',
  STEP: 'with the next steps',
  'OLD WORDS': 'both drafts',
  'NEW WORDS': 'both drafts',
  FEEDBACK: 'Simplify sends the feedback',
};

test('policy and assessment name all that a model is given', () => {
  const prompts = globSync('apps/server/src/feedback/prompts/*.ts', { cwd: inProject('.') })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(inProject(file), 'utf8'))
    .join('\n');
  const labels = [...prompts.matchAll(/fence\('([A-Z ]+)'/g)].map(([, label]) => label);
  expect(new Set(labels)).toEqual(new Set(Object.keys(toldToModels)));
  const plain = (text) => text.replaceAll(/[\s_]+/g, ' ').replaceAll('’', "'");
  const papers = [policy(), read('privacy-impact-assessment')].map(plain);
  for (const words of Object.values(toldToModels))
    for (const paper of papers) expect(paper).toContain(plain(words));
});

test('wherever few names are said to get through, so is how many do that are spelt as they sound', () => {
  const pages = ['README.md', 'apps/web/src/features/landing/promises.tsx', policyFile];
  for (const page of [...pages, 'docs/for-schools/privacy-impact-assessment.md']) {
    const text = readFileSync(inProject(page), 'utf8').replaceAll(/\s+/g, ' ');
    expect(text, page).toMatch(/1 in 100/);
    expect(text, page).toMatch(
      /sound[^.]{0,60}fewer than 1 in 10\b|fewer than 1 in 10 of those written[^.]{0,30}sound/,
    );
  }
});
