import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Profile } from '@second-draft/contract';
import { Link } from 'react-router';
import { useNowSeconds } from '../lib/use-now.ts';
import { PersonAvatar } from '../ui/person-avatar.tsx';
import { profileLinks } from './profile-links.ts';

export default function ProfileMenu({ profile }: { profile: Profile }) {
  const now = useNowSeconds();
  return (
    <Menu
      position="bottom-end"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton>
          <PersonAvatar name={profile.name} photoUrl={profile.avatar} />
          <VisuallyHidden>Profile menu of {profile.name}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{profile.name}</Menu.Label>
        {profileLinks(profile, now).map(({ label, to }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
