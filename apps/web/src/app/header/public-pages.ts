import { screens } from '@second-draft/contract';

/** In menu order. */
export const publicPages: readonly { label: string; to: string }[] = [
  { label: 'About', to: screens.about },
  { label: 'Blog', to: screens.blog },
  { label: 'Privacy Policy', to: screens.privacy },
  { label: 'Terms of Service', to: screens.terms },
  { label: 'Pricing', to: screens.pricing },
  { label: 'For schools', to: screens.schools },
  { label: 'Contact us', to: screens.contact },
];
