import { describe, expect, it } from 'vitest';
import { judgeSteps } from '../../src/index.ts';
import { stepsFoundIn } from '../../src/revision/by-rule/looked.ts';
import { ruleNames, ruleOf } from '../../src/rules/all-rules.ts';
import { readAsForm } from '../../src/text/student-text.ts';
import { allAnswers, revised, type Answers } from './answers.ts';

const all = allAnswers();

/** The place that a step of the rule is about, in words of the draft. */
function quotedBy({ rule, before, task, place }: Answers): string[] {
  const found = stepsFoundIn(ruleOf(rule), { ...readAsForm(before), task });
  const places = found.flatMap(({ quotations }) => quotations);
  const own = place === undefined ? places[0] : places.find((one) => one.join(' ').includes(place));
  if (own === undefined) throw new Error(`${rule} finds no such place in “${before}”`);
  return [...own];
}

describe.each(all.map((one) => [one.rule, one] as const))('a step of %s', (rule, given) => {
  const quotations = quotedBy(given);
  it.each(given.answers)('is %s where a student did this: %s', (verdict, _, changes) => {
    const comment = `Look at “${quotations.join('” and “')}”.`;
    const steps = [{ step: 0, comment, quotations, rule }];
    const [judged] = judgeSteps(given.before, revised(given.before, changes), steps).judged;
    expect(judged?.verdict, judged?.proof.map(({ text }) => text).join(' / ')).toBe(verdict);
  });
});

it('is tried for every rule that makes a next step', () => {
  const answered = new Set(all.map(({ rule }) => rule));
  const asking = ruleNames.filter((name) => ruleOf(name).taken !== undefined);
  expect(asking.filter((name) => !answered.has(name))).toEqual([]);
});
