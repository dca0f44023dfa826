import type { ContactDetail } from './contact-detail.ts';
import { birthDates } from './birth-dates.ts';
import { emailAddresses } from './email-addresses.ts';
import { links } from './links.ts';
import { phoneNumbers } from './phone-numbers.ts';
import { streetAddresses } from './street-addresses.ts';
import { userNames } from './user-names.ts';

// Each pattern begins only where a run of its characters does: a text of a single long run would
// take minutes.
export const contactDetails: readonly ContactDetail[] = [
  ...emailAddresses,
  ...links,
  ...phoneNumbers,
  ...streetAddresses,
  ...birthDates,
  ...userNames,
];
