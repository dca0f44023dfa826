/**
 * What the operator says of the business. Whoever runs the product has to be able to stand behind
 * each of these, and changes them here.
 */
export const claims = {
  schools: '100+ schools',
  saving: 'between 15 minutes and three hours a week',
  makers: 'two founders',
} as const;
