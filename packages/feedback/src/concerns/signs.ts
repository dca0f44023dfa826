import { bullying, threats } from './among-children.ts';
import type { Sign } from './concern.ts';
import { contact, strangers } from './contact.ts';
import { hintedOfBeingApart } from './hinted-apart.ts';
import { hintedOfBody } from './hinted-body.ts';
import { hintedOfCare } from './hinted-care.ts';
import { hintedOfChats } from './hinted-chats.ts';
import { hintedOfDrinking } from './hinted-drinking.ts';
import { hintedOfFlight } from './hinted-flight.ts';
import { hintedOfHome } from './hinted-home.ts';
import { hintedOfHurting } from './hinted-hurting.ts';
import { hintedOfNeglect } from './hinted-neglect.ts';
import { hintedOfNights } from './hinted-nights.ts';
import { hintedOfOthers } from './hinted-of-others.ts';
import { hintedOfParents } from './hinted-of-parents.ts';
import { hintedOfSilence } from './hinted-silence.ts';
import { hintedOfWeapons } from './hinted-weapons.ts';
import { hinted } from './hinted.ts';
import { home } from './home.ts';
import { sexual, substances } from './not-for-children.ts';
import { selfHarm } from './self-harm.ts';

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
