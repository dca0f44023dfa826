import type { Material } from '../material/materials.ts';

/** Something to say of words of a student's own; heavy, and about no skill, unless `over` says otherwise. */
export const material = (rule: string, over: Partial<Material> = {}): Material => ({
  rule,
  skill: null,
  comments: [`Here is ${rule} {q}.`],
  quotations: [[`the words of ${rule}`]],
  weight: 0.8,
  slots: {},
  ...over,
});

/** So many words in all, with the two of a quotation. */
export const ofWords = (count: number): Pick<Material, 'comments' | 'quotations'> => ({
  comments: [`${Array.from({ length: count - 2 }, () => 'kia').join(' ')} {q}.`],
  quotations: [[`kererū ${count}`]],
});
