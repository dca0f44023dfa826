import { AccountPage } from './account-page.tsx';

export default function AccountScreen() {
  return <AccountPage />;
}
