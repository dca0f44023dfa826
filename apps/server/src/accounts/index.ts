export { accountOf } from './account-of.ts';
export type { Account, KeptStudent } from './account.ts';
export { extendTrial } from './extend-trial.ts';
export { accountsCalled, findAccounts } from './find-accounts.ts';
export { holdAccount } from './hold-account.ts';
export { newAccount } from './new-account.ts';
export { profileOf } from './profile-of.ts';
export { removeAccount } from './remove-account.ts';
export { createAccountStore, type AccountStore } from './store.ts';
