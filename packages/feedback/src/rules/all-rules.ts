import { detail } from './detail.ts';
import { feelings } from './feelings.ts';
import { reasons } from './reasons.ts';
import type { Rule } from './rule.ts';
import { similes } from './simile.ts';
import { speech } from './speech.ts';

/** All text rules. */
export const allRules: readonly Rule[] = [similes, speech, feelings, reasons, detail];
