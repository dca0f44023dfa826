import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits, signInScopes, googleScopes } from '../packages/contract/src/index.ts';
import { inProject } from '../scripts/project.mjs';

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
  const policy = readFileSync(
    inProject('apps/web/src/features/legal/privacy/who-sees-it.tsx'),
    'utf8',
  ).replaceAll(/\s+/g, ' ');
  const assessment = read('privacy-impact-assessment');
  for (const press of ['Get feedback', 'Write ahead', 'Simplify', 'whether a new draft did']) {
    expect(policy).toContain(press);
    expect(assessment).toContain(press);
  }
  expect(policy).not.toMatch(/only when you press Get feedback/);
});
