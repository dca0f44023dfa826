import { messages } from '@second-draft/contract';
import { useEffect } from 'react';
import { showLoginNotice } from '../session/index.ts';
import AccountScreen from './account-screen.tsx';

/** Stripe's checkout returns here once a teacher has subscribed. */
export default function AccountSuccessScreen() {
  useEffect(() => showLoginNotice({ message: messages.account.activated, link: '/account' }), []);
  return <AccountScreen />;
}
