import { describe, expect, it } from 'vitest';
import { writtenFeedback } from './answer-shape.ts';
import { stepVerdicts } from './judge-steps.ts';

describe('what a model answers', () => {
  const point = { kind: 'strength', comment: 'Good.' };
  const read = (answer: object) => writtenFeedback.parse({ points: [], ...answer });

  it('may leave out everything but the points', () => {
    expect(read({})).toEqual({
      concern: null,
      draft: '',
      reading: [],
      choice: '',
      desk: '',
      check: '',
      points: [],
    });
    expect(writtenFeedback.safeParse({ draft: 'Good.' }).success).toBe(false);
  });

  it('may be one quotation without its list, or an empty one', () => {
    const quotations = (said: unknown) =>
      read({ points: [{ ...point, quotations: said }] }).points[0]?.quotations;
    expect(quotations('we swam')).toEqual(['we swam']);
    expect(quotations('')).toEqual([]);
    expect(quotations(['we', 'swam'])).toEqual(['we', 'swam']);
  });

  it('keeps an example, and a concern of a kind that it made up as another', () => {
    expect(read({ points: [{ ...point, example: 'As if' }] }).points[0]?.example).toBe('As if');
    expect(read({ concern: { kind: 'weather', words: 'a storm' } }).concern).toEqual({
      kind: 'other',
      words: 'a storm',
    });
    for (const concern of [{ kind: 'other', words: '' }, 'storm', { kind: 'other' }])
      expect(read({ concern }).concern).toBeNull();
  });
});

describe('a judge of steps', () => {
  it('may leave out its proof, and spell a verdict in its own way', () => {
    const read = (verdict: unknown, proof?: unknown) =>
      stepVerdicts.safeParse({ verdicts: [{ step: 1, verdict, proof }] });
    expect(read('Not yet').data?.verdicts).toMatchObject([
      { step: 1, verdict: 'notYet', proof: [] },
    ]);
    expect(read('DONE', null).data?.verdicts[0]).toMatchObject({ verdict: 'done', proof: [] });
    for (const verdict of ['undone', '', 3, null]) expect(read(verdict).success).toBe(false);
  });
});
