import { isInDictionary } from '../spelling/dictionary.ts';

/** Irregular past forms that are nothing else. */
const irregular = new Set(
  'ate became began bit blew bought broke brought built came caught chose clung crept drank drew drove dug fell flew forgot froze gave got grew heard held hid kept knew laid left lost made met paid ran rang rode sang sank sat saw shook shot shouted slept slid spoke spun stole stood stuck sung swam swung threw told took tore went woke won wore wrote'.split(
    ' ',
  ),
);

/** Said of what is, not of what happened. */
const describing = new Set(
  'need indeed speed seed weed feed breed bleed greed shed sled bed red excited tired scared bored worried surprised interested amazed annoyed confused embarrassed disappointed frightened terrified exhausted named called supposed used allowed married crowded naked wicked hundred sacred liked loved hated wanted needed hoped wished lived looked seemed stayed'.split(
    ' ',
  ),
);

/** An irregular past form, as ‘caught’, which is no plain form and hardly anything else. */
export const isIrregularPast = (lower: string): boolean => irregular.has(lower);

/** A verb in the past tense that tells what somebody did. */
export const isPastDeed = (lower: string): boolean =>
  irregular.has(lower) ||
  (lower.length >= 5 && lower.endsWith('ed') && !describing.has(lower) && isInDictionary(lower));
