import type { StepToJudge } from '@second-draft/feedback';
import { expect, it } from 'vitest';
import { gateVerdicts, type SaidVerdict } from './gate-verdicts.ts';

const before = 'We went to camp. Hana swam.';
const after = 'We went to camp. Hana swam because the lake was warm.';
const step = (number: number): StepToJudge => ({
  step: number,
  comment: 'Say why Hana swam.',
  quotations: ['Hana swam'],
  passages: [{ before: 'Hana swam.', after: 'Hana swam because the lake was warm.' }],
  shown: [{ before, after }],
  soFar: {
    step: number,
    comment: 'Say why Hana swam.',
    verdict: 'cantTell',
    proof: [],
    judge: 'comparison',
  },
});

const names = [{ real: 'Hana', standIn: 'Casey' }];

const gated = (...said: SaidVerdict[]) =>
  gateVerdicts({
    before,
    after,
    steps: [step(0), step(1)],
    said,
    hidden: { names },
  });

it('a verdict is of the step that it names, and none is made up for the others', () => {
  const second = { step: 2, verdict: 'notYet', proof: [] } as const;
  expect(gated(second)).toHaveLength(1);
  expect(gated({ ...second, step: 1 }, second)).toHaveLength(2);
  expect(gated({ ...second, step: 0 }, { ...second, step: 3 })).toEqual([]);
});

it('a step that is done is shown with the new words that prove it, in the student’s names', () => {
  const proof = ['Casey swam because the lake was warm'];
  const [judged] = gated({ step: 1, verdict: 'done', proof });
  expect(judged?.verdict).toBe('done');
  expect(JSON.stringify(judged)).toContain('because the lake was warm');
  expect(JSON.stringify(judged)).not.toContain('Casey');
});

it('words that don’t stand in the new draft prove nothing', () => {
  const [judged] = gated({ step: 1, verdict: 'done', proof: ['the moon was made of cheese'] });
  expect(judged?.verdict).not.toBe('done');
});
