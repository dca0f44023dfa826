import type { Wording } from '../rule.ts';

/** The comments on what `asked-causes.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for words such as ‘because’ and ‘so’. Could one of them join {q}? Look for other places like that.',
    'Does one of these lead to the other: {q}? Join them with a word that your task names, such as ‘because’ or ‘so’.',
    'A reader sees what happens, but not what causes what. Join {q} with ‘because’, ‘so’ or ‘this means’, if one comes of the other.',
  ],
};
