export { createSignInBenefits, type SignInBenefits } from './at-sign-in.ts';
export * from './licences.ts';
export * from './referrals.ts';
