import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useClickOutside, useDisclosure } from '@mantine/hooks';
import type { Profile } from '@second-draft/contract';
import { Suspense, useRef } from 'react';
import { laterPart } from '../../lib/loading/later-part.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import classes from './header.module.css';

const ProfileMenu = laterPart(() => import('./profile-menu.tsx'));

/** The menu is fetched later than the button, which stays in place and keeps the focus meanwhile. */
export function ProfileButton({ profile }: { profile: Profile }) {
  const [isOpen, menu] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const whole = useClickOutside<HTMLDivElement>(menu.close);
  const close = () => {
    menu.close();
    button.current?.focus();
  };
  return (
    <div ref={whole} className={classes.profile}>
      <UnstyledButton
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={menu.toggle}
      >
        <PersonAvatar name={profile.name} photoUrl={profile.avatar} />
        <VisuallyHidden>Profile menu of {profile.name}</VisuallyHidden>
      </UnstyledButton>
      <Suspense>{isOpen && <ProfileMenu profile={profile} onClose={close} />}</Suspense>
    </div>
  );
}
