import { messages } from '@second-draft/contract';
import { useEffect } from 'react';
import { showLoginNotice } from '../session/index.ts';
import AccountScreen from './account-screen.tsx';

/** Where the payment provider sends a teacher who has just subscribed. */
export default function AccountSuccessScreen() {
  useEffect(() => showLoginNotice({ message: messages.account.activated, link: '/account' }), []);
  return <AccountScreen />;
}
