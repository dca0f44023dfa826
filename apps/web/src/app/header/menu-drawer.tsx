import { Drawer, NavLink, Stack } from '@mantine/core';
import { PRODUCT_NAME } from '@second-draft/contract';
import { Link } from 'react-router';
import { LoginButton, useProfile } from '../../features/session/index.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { publicPages } from './public-pages.ts';

export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const profile = useProfile();
  useFocusBack();
  return (
    <Drawer opened onClose={onClose} position="right" size="xs" title={PRODUCT_NAME}>
      <Stack gap="lg">
        {!profile && <LoginButton />}
        <nav aria-label="Menu">
          {publicPages.map(({ label, to }) => (
            <NavLink key={to} component={Link} to={to} label={label} onClick={onClose} />
          ))}
        </nav>
      </Stack>
    </Drawer>
  );
}
