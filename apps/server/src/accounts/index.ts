export { accountOf } from './account-of.ts';
export type { Account, KeptStudent } from './account.ts';
export { bindIdentities, OtherIdentities } from './identity-kind.ts';
export { newAccount, type Identity } from './new-account.ts';
export { profileOf } from './profile-of.ts';
export { createAccountStore, type AccountStore } from './store.ts';
export { createEndedTrials, type EndedTrials } from './trials.ts';
export {
  extendTrial,
  holdAccount,
  isAddressInUse,
  removeAccount,
  resumeTrial,
} from './within-transactions.ts';
