import { Menu } from '@mantine/core';
import type { Profile } from '@second-draft/contract';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useNowSeconds } from '../../lib/time/use-now.ts';
import classes from './header.module.css';
import { profileLinks } from './profile-links.ts';

/** In a low window, such as that of a phone on its side, it scrolls: the page's scrolling closes it. */
const BELOW_HEADER = 'calc(100dvh - 4.5rem)';

/** Opens below the button that it is beside. */
export default function ProfileMenu({
  profile,
  onClose,
}: {
  profile: Profile;
  onClose: () => void;
}) {
  const now = useNowSeconds();
  /** The button has the focus then, and Tab leads on from it. The menu's own trap mustn't see it. */
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    flushSync(onClose);
  };
  return (
    <Menu
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      position="bottom-end"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <span className={classes.menuPlace} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown
        aria-label={`Profile menu of ${profile.name}`}
        onKeyDown={leave}
        mah={BELOW_HEADER}
        style={{ overflowY: 'auto', overscrollBehavior: 'contain' }}
      >
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
