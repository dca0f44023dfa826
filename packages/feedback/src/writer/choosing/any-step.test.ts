import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { withGreatNeeds } from './any-step.ts';
import { ask, wordsToAsk } from '../wording/ask.ts';
import { material } from '../testing/material.ts';

const choppy =
  'we went to the beach. it was hot. my brother dug a hole and i fell in. mum laughd. then we had a pie. it was yum. we went home.';
const sound =
  'The mist lifted off the lake while the crew carried their boat down to the water. Nobody on the bank spoke, because the oars were still in their hands.';

describe('the greatest need of the whole text', () => {
  const stepsFor = (text: string, ...asked: string[]) =>
    withGreatNeeds(
      { strengths: [material('praise')], steps: asked.map((rule) => material(rule)) },
      readStudentText(text),
    ).steps;

  it('is told where nothing that was asked about needs a step, before a challenge', () => {
    const [need, ...others] = stepsFor(choppy);
    expect(need?.weight).toBeGreaterThanOrEqual(0.6);
    expect(others).toEqual([]);
    expect(stepsFor(choppy, 'heardAloud').map(({ rule }) => rule)).toEqual([
      need?.rule,
      'heardAloud',
    ]);
  });

  it('is what the task asks for and the text doesn’t tell, if there is anything', () => {
    const game =
      'Two players stand at the wall. One is the hunter. The others run to the fence. The hunter tags them. Then they swap.';
    const text = { ...readStudentText(game), task: 'Say how to win.' };
    const { steps } = withGreatNeeds({ strengths: [], steps: [material('heardAloud')] }, text);
    expect(steps.map(({ rule }) => rule)).toEqual(['askedContent', 'heardAloud']);
  });

  it('gives way to any step that was asked for', () => {
    const asked = stepsFor(choppy, 'paragraphs');
    expect(asked.map(({ rule }) => rule)).toEqual(['paragraphs']);
    expect(stepsFor(choppy, 'heardAloud', 'paragraphs')).toHaveLength(2);
  });

  it('comes before a question for a text in which rules found no need', () => {
    const steps = withGreatNeeds(
      { strengths: [], steps: [material('sayMore', { weight: 0.3 })] },
      readStudentText(choppy),
    ).steps;
    expect(steps).toHaveLength(2);
    expect(steps[1]?.rule).toBe('sayMore');
  });

  it('is not told where it isn’t great', () => {
    expect(stepsFor(sound)).toEqual([]);
  });
});

describe('a teacher who labels her next steps', () => {
  const point = (kind: 'strength' | 'nextStep', comment: string) => ({
    kind,
    comment,
    quotations: [],
    example: null,
    skill: null,
  });
  const points = [
    point('strength', 'Ka pai.'),
    point('nextStep', 'Add one.'),
    point('nextStep', 'Add two.'),
  ];
  const voice = (asking: 'nextStep' | 'question' | null) => ({
    asking,
    greeting: '',
    ending: '',
    uses: [],
    avoids: [],
    examples: [],
  });

  it('reads her label before the first of them, which costs two words', () => {
    expect(ask(points, voice('nextStep')).map(({ comment }) => comment)).toEqual([
      'Ka pai.',
      'Next step: Add one.',
      'Add two.',
    ]);
    expect(wordsToAsk(voice('nextStep'))).toBe(2);
    expect(ask(points.slice(0, 1), voice('nextStep'))).toEqual(points.slice(0, 1));
  });

  it.each([undefined, voice(null), voice('question')])('is told apart from others', (other) => {
    expect(ask(points, other)).toEqual(points);
    expect(wordsToAsk(other)).toBe(0);
  });
});
