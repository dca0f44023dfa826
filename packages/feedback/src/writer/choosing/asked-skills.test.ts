import { feedbackTypes } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import type { Material } from '../material/materials.ts';
import { askedFirst, namesWhatWasAsked } from './asked-skills.ts';

const recount = [{ title: 'Recount structure', descriptors: '' }];
const praise = { rule: 'toldOpening', skill: 'orientation', quotations: ['On Friday'] } as const;
const point = (over: object) => ({ ...praise, quotations: ['On Friday'], ...over });

const material = (rule: string, skill: Material['skill'], weight: number): Material => ({
  rule,
  skill,
  weight,
  comments: [],
  quotations: [],
  slots: {},
});

describe('praise for what was asked', () => {
  it('shows a skill that the category names, in the student’s words', () => {
    expect(namesWhatWasAsked(point({}), recount)).toBe(true);
    expect(namesWhatWasAsked(point({ quotations: [] }), recount)).toBe(false);
    expect(namesWhatWasAsked(point({ skill: 'comparisons' }), recount)).toBe(false);
  });

  it('is no favourite phrase and no thanks, whatever was asked', () => {
    const ideas = [{ title: 'Ideas', descriptors: '' }];
    expect(namesWhatWasAsked(point({ skill: 'details', rule: 'exactDetail' }), ideas)).toBe(true);
    expect(namesWhatWasAsked(point({ skill: 'details', rule: 'tellingDetail' }), ideas)).toBe(
      false,
    );
    expect(namesWhatWasAsked(point({ skill: null, rule: 'effort' }), ideas)).toBe(false);
  });

  it('may be about any skill where the category is about the whole text', () => {
    const whole = [{ title: 'General writing', descriptors: '' }];
    expect(namesWhatWasAsked(point({ skill: 'comparisons' }), whole)).toBe(true);
  });

  it('comes before heavier praise for something else', () => {
    const strengths = [
      material('simile', 'comparisons', 0.9),
      material('told', 'orientation', 0.65),
    ];
    const ordered = (title: string) =>
      askedFirst({ strengths, steps: [] }, [{ title, descriptors: '' }]).strengths.map(
        ({ skill }) => skill,
      );
    expect(ordered('Recount structure')).toEqual(['orientation', 'comparisons']);
    expect(ordered('General writing')).toEqual(['comparisons', 'orientation']);
  });

  it.each(feedbackTypes.filter(({ id }) => id !== 'general'))(
    'is told apart for $title',
    (type) => {
      expect(namesWhatWasAsked(point({ skill: 'speechMarks' }), [type])).toBe(false);
    },
  );
});
