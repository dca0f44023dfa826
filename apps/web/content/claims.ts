/**
 * The operator's claims about the business: whoever runs the product must be able to back each one.
 */
export const claims = {
  schools: '100+ schools',
  saving: 'between 15 minutes and three hours a week',
  makers: 'two founders',
} as const;
