/** The pages that anyone may read, in the order in which menu and footer list them. */
export const publicPages: readonly { label: string; to: string }[] = [
  { label: 'About', to: '/about' },
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Terms of Service', to: '/terms' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Contact us', to: '/contact' },
];
