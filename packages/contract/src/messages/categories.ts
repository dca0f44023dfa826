import { limits } from '../limits.ts';
import { PRODUCT_NAME } from '../product.ts';

/** About the categories of feedback. */
export const categoryMessages = {
  restoreTitle: 'Restore Default Categories',
  restoreQuestion:
    'Are you sure? This will restore the default categories and delete any changes that you have made.',
  restored: 'The default categories are back',
  descriptorsHint: `What should ${PRODUCT_NAME} look for when giving feedback?`,
  hiddenByName: 'Not offered, because another category has this name. Give this one another name.',
  deleted: (title: string) => `Deleted ${title || 'a category without a name'}`,
  full: `There is room for ${limits.categoriesMax} categories. Delete one to add another.`,
  tooMany: `There is room for ${limits.categoriesMax} categories, with those of your other tabs and devices. Delete some here.`,
} as const;
