import type { SkillId } from '@second-draft/contract';

/** A plain word, and a question whose answer is a more exact one. */
export interface PlainPlace {
  /** Its first group is the plain word. */
  pattern: RegExp;
  ask: string | ((word: string) => string);
  skill: SkillId;
  /** Asks what the sentence may go on to tell. */
  mayBeTold?: true;
  /** Where alone the question fits; anywhere by default. */
  only?: 'stories' | 'steps' | 'others' | 'claims';
}

const who = String.raw`(?<![\p{L}’'])(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ee]very(?:one|body)|[Mm]um|[Dd]ad|[Nn]ana?|[Kk]oro|(?!Nobody|Nothing)\p{Lu}\p{Ll}{2,}) (?:all |then )?`;
export const there = String.raw` (?:up|down|into|inside|outside|across|over|through|round|around|along|behind|towards|past|under)(?! (?:with|for|it|and)\b| to \p{Lu})(?![\p{L}])`;
export const it = String.raw` (?:it|them|him|her|me|us|the|an?|my|his|our|their|some|your)(?![\p{L}])`;
/** “Put my hand up” and “pulled it off” are set phrases. */
export const noParticle = String.raw`(?!(?: [\p{L}’']+){0,3} (?:in|on|up|out|off|away|back|together|over|down|apart)(?! (?:the|an?|my|your|his|her|our|their|top|it|that|this|each|\d)(?![\p{L}])))`;

export const verb = (words: string, after: string, ask: string): PlainPlace => ({
  pattern: new RegExp(`${who}(${words})${after}`, 'gu'),
  ask,
  skill: 'strongVerbs',
  only: 'stories',
});

/** “Very good” is asked about as a whole. */
const plainly = String.raw`(?<!\b(?:very|really|pretty|too|so|quite|super|his|her|my|the) )`;

export const describing = (
  words: string,
  after: string,
  ask: PlainPlace['ask'],
  only?: PlainPlace['only'],
): PlainPlace => ({
  pattern: new RegExp(`${plainly}(?<![\\p{L}’'-])(${words})(?![\\p{L}’'-])${after}`, 'gu'),
  ask,
  skill: 'describingWords',
  mayBeTold: true,
  ...(only === undefined ? {} : { only }),
});

/** A plain verb that tells somebody what to do. */
export const step = (
  word: string,
  [one = '', other = '', third = '']: readonly string[],
  after = `${it}${noParticle}`,
): PlainPlace => ({
  pattern: new RegExp(
    `(?:^(?:[Ss]tep )?\\d*[.:)]? ?|[.:)] |[Tt]hen |[Nn]ext,? |, )(${word})${after}(?! (?:time|turn|photo|picture|break|breath|rest|look|ready)\\b)`,
    'gu',
  ),
  ask: `would ‘${one}’, ‘${other}’ or ‘${third}’ tell me more?`,
  skill: 'strongVerbs',
  only: 'steps',
});

/** A plain verb that tells of no deed in particular. */
export const other = (
  verbs: string,
  after: string,
  better: readonly string[],
  only?: PlainPlace['only'],
): PlainPlace => ({
  pattern: new RegExp(`(?<![\\p{L}’'])${verbs}(?![\\p{L}’'])${after}`, 'gu'),
  ask: `would ${better
    .slice(0, -1)
    .map((one) => `‘${one}’`)
    .join(', ')} or ‘${better.at(-1) ?? ''}’ tell me more?`,
  skill: 'strongVerbs',
  ...(only === undefined ? {} : { only }),
});

export const inWhatWay = (word: string): string => `${word} in what way?`;
