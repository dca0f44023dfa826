export const roles = ['nobody', 'another', 'expired', 'trial', 'active', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** `yes`, or the refusal's status and code. */
export type Row = Record<Role, string>;

export const everyone: Row = {
  nobody: 'yes',
  another: 'yes',
  expired: 'yes',
  trial: 'yes',
  active: 'yes',
  administrator: 'yes',
};
export const signedIn: Row = { ...everyone, nobody: '401 not_signed_in' };
export const usable: Row = { ...signedIn, expired: '402 subscription_required' };
export const paid: Row = {
  ...usable,
  trial: '403 premium_required',
  // The administrator is on trial, and her role is no subscription.
  administrator: '403 premium_required',
};
const denied = '403 administrators_only';
export const office: Row = {
  ...signedIn,
  another: denied,
  expired: denied,
  trial: denied,
  active: denied,
};
export const refused = (row: Row, refusal: string): Row =>
  Object.fromEntries(roles.map((role) => [role, row[role] === 'yes' ? refusal : row[role]])) as Row;
export const notHers = (row: Row, refusal = '404 not_found'): Row => ({ ...row, another: refusal });
