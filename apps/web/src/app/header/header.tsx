import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { hasAccess, screens } from '@second-draft/contract';
import { IconMenu2 } from '../../ui/icons/drawn/menu-2.ts';
import { Suspense } from 'react';
import { Link, useMatches } from 'react-router';
import { LoginButton, teacherScreens, useProfile } from '../../features/session/index.ts';
import { laterPart } from '../../lib/loading/later-part.ts';
import { useNowSeconds } from '../../lib/time/use-now.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ColourSchemeToggle } from './colour-scheme-toggle.tsx';
import classes from './header.module.css';
import { Logo } from './logo.tsx';
import { CONTENT_ID } from '../page/page-focus.tsx';
import { ProfileButton } from './profile-button.tsx';
import { publicPages } from './public-pages.ts';

const MenuDrawer = laterPart(() => import('./menu-drawer.tsx'));
const inSight: ReadonlySet<string> = new Set([screens.about, screens.pricing, screens.schools]);

/** Where there is room, what a visitor looks for first. */
function PublicLinks() {
  return (
    <nav className={classes.links} aria-label="About the product">
      {publicPages
        .filter(({ to }) => inSight.has(to))
        .map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
    </nav>
  );
}

export function Header() {
  const profile = useProfile();
  const now = useNowSeconds();
  const [isMenuOpen, menu] = useDisclosure(false);
  const isApp = useMatches().some(({ handle }) => handle === teacherScreens);
  const home = profile?.subscription.status === 'active' ? screens.classrooms : screens.landing;
  return (
    <header className={classes.header}>
      <a href={`#${CONTENT_ID}`} className={classes.skip}>
        Skip to the content
      </a>
      <div className={classes.bar}>
        <Link to={home} className={classes.home}>
          <Logo />
        </Link>
        {isApp && profile && hasAccess(profile.subscription, now) && <Breadcrumbs />}
        {!profile && <PublicLinks />}
        <div className={classes.end}>
          <ColourSchemeToggle />
          {profile ? <ProfileButton profile={profile} /> : <LoginButton label="Login" size="sm" />}
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Menu"
            aria-haspopup="dialog"
            onClick={menu.open}
          >
            <IconMenu2 aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <Suspense>{isMenuOpen && <MenuDrawer onClose={menu.close} />}</Suspense>
    </header>
  );
}
