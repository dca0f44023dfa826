import { bullying, threats } from './told/among-children.ts';
import type { Sign } from './concern.ts';
import { contact, strangers } from './told/contact.ts';
import { hintedOfBeingApart } from './hinted-at-home/hinted-apart.ts';
import { hintedOfBody } from './hinted-of-children/hinted-body.ts';
import { hintedOfCare } from './hinted-at-home/hinted-care.ts';
import { hintedOfChats } from './hinted-of-children/hinted-chats.ts';
import { hintedOfDrinking } from './hinted-at-home/hinted-drinking.ts';
import { hintedOfFlight } from './hinted-at-home/hinted-flight.ts';
import { hintedOfHome } from './hinted-at-home/hinted-home.ts';
import { hintedOfHurting } from './hinted-at-home/hinted-hurting.ts';
import { hintedOfNeglect } from './hinted-at-home/hinted-neglect.ts';
import { hintedOfNights } from './hinted-at-home/hinted-nights.ts';
import { hintedOfOthers } from './hinted-of-children/hinted-of-others.ts';
import { hintedOfParents } from './hinted-at-home/hinted-of-parents.ts';
import { hintedOfSilence } from './hinted-at-home/hinted-silence.ts';
import { hintedOfWeapons } from './hinted-of-children/hinted-weapons.ts';
import { hinted } from './hinted-of-children/hinted.ts';
import { home } from './told/home.ts';
import { sexual, substances } from './told/not-for-children.ts';
import { selfHarm } from './told/self-harm.ts';

/** The most serious first. */
export const signs: readonly Sign[] = [
  ...selfHarm,
  ...home,
  ...sexual,
  ...threats,
  ...strangers,
  ...bullying,
  ...substances,
  ...contact,
  ...hintedOfHurting,
  ...hintedOfOthers,
  ...hintedOfCare,
  ...hintedOfHome,
  ...hintedOfParents,
  ...hintedOfFlight,
  ...hintedOfNeglect,
  ...hintedOfSilence,
  ...hintedOfBody,
  ...hintedOfNights,
  ...hintedOfDrinking,
  ...hintedOfBeingApart,
  ...hintedOfChats,
  ...hintedOfWeapons,
  ...hinted,
];
