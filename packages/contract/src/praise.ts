import type { Category } from './entities/category.ts';

/** Built in: every teacher has it, and nobody can edit it. */
export const praise: Category = {
  id: 'praise',
  title: 'Praise',
  properties:
    'What works well in this piece: effective ideas, word choices, sentences and features, each shown with the words that do it.',
  active: true,
};
