import { feedbackTypes } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { rules } from '../rules/all-rules.ts';
import type { Rule } from '../rules/rule.ts';
import { builtInWriter } from './built-in-writer.ts';

const seeds = ['one', 'two', 'three', 'four', 'five'];

/** What is written about a text under several seeds. */
const written = (title: string, text: string) => {
  const descriptors = feedbackTypes.find((type) => type.title === title)?.properties ?? '';
  const asked = { text, studentName: 'Harper', wordCount: 45, readingLevel: 1 as const };
  return seeds.map((seed) =>
    builtInWriter.write({ ...asked, focus: [{ title, descriptors }], seed }),
  );
};

it('praises the one thing that deserves it, and takes the next step elsewhere', () => {
  const pool =
    'I want a pool becos it is hot. It wood be fun. All the kids wood like it. We can lern to swim. It is blue. Pleese can we have a pool.';
  for (const points of written('Ideas', pool)) {
    const [praised, step] = points;
    expect(praised).toMatchObject({
      kind: 'strength',
      quotations: ['I want a pool becos it is hot'],
    });
    expect(step?.kind).toBe('nextStep');
    expect(step?.quotations).not.toContain('I want a pool becos it is hot');
  }
});

it('tells a child how far she has come, in her own words, where no rule finds anything to praise', () => {
  const turns =
    'I had a go. It was good. We had a turn and we got it. It was big. I like it. We did it again and it was good. Then we went.';
  for (const [praised] of written('Vocabulary', turns)) {
    expect(praised?.rule).toBe('effort');
    expect(praised?.quotations).toEqual(['I had a go', 'Then we went']);
  }
});

it('asks for no past tense where the class was to persuade', () => {
  const netball =
    'Boys should be in the team. Right now it is only girls. Last week two girls had the flu and one went home. I stood at the side and watched. I felt sad. I was there with my shoes on. Dad said I ran well and made it look easy. Also my cousin plays and he was good. He goes away to games and he takes a bag.';
  const asked = { text: netball, studentName: 'Harper', wordCount: 70, readingLevel: 2 as const };
  const focus = [{ title: 'General writing', descriptors: '' }];
  const rulesFor = (purpose: string) =>
    seeds.flatMap((seed) =>
      builtInWriter.write({ ...asked, focus, purpose, seed }).map(({ rule }) => rule),
    );
  expect(rulesFor('recount')).toContain('pastTense');
  expect(rulesFor('persuade')).not.toContain('pastTense');
});

it('names a great need of the whole text where what was asked about needs nothing', () => {
  const kiwi =
    'Kiwi\nKiwi are birds. They are brown. They have a long beak. They eat worms. They sleep in the day. They live in the forest. The egg is really big. Stoats eat the chicks.';
  for (const points of written('Report structure', kiwi)) {
    const steps = points.filter(({ kind }) => kind === 'nextStep');
    expect(steps).toHaveLength(1);
    const rule: Rule | undefined = rules[steps[0]?.rule as keyof typeof rules];
    expect(rule?.storiesOnly).toBeUndefined();
  }
});
