import { hasPremium, screens, type Profile } from '@second-draft/contract';

export interface ProfileLink {
  label: string;
  to: string;
}

/** @param now epoch seconds */
export function profileLinks(profile: Profile, now: number): ProfileLink[] {
  return [
    { label: 'My Categories', to: '/categories' },
    { label: 'My Comments', to: screens.comments },
    ...(hasPremium(profile.subscription, now) ? [{ label: 'My Rubrics', to: '/rubrics' }] : []),
    { label: 'Account', to: '/account' },
    { label: 'Settings', to: '/settings' },
    ...(profile.administrator
      ? [
          { label: 'Completions', to: screens.completions },
          { label: 'Messages', to: screens.messages },
        ]
      : []),
    { label: 'Logout', to: '/logout' },
  ];
}
