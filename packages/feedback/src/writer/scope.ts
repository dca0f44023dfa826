import type { RuleName } from '../rules/all-rules.ts';

/** What may be praised and what may be the next step, the most telling first. */
export interface Scope {
  strengths: readonly RuleName[];
  steps: readonly RuleName[];
}

/** What is worth praising in any kind of writing. */
const anyKind: readonly RuleName[] = [
  'simile',
  'speech',
  'vividDescription',
  'strongVerb',
  'hook',
  'shortAndLong',
  'feelings',
  'senses',
  'complexSentences',
  'timeOrder',
  'reasons',
  'openers',
  'preciseWords',
  'detail',
];

/** Also what is spoken of when no rule knows what was asked about. */
export const ideas: Scope = {
  strengths: ['reasons', 'senses', 'feelings', 'evidenceGiven', 'detail'],
  steps: ['bareSentence', 'reasons', 'senses', 'feelings', 'detail'],
};

export const sentences: Scope = {
  strengths: ['shortAndLong', 'complexSentences', 'openers', 'linkingWords', 'beginningAndEnd'],
  steps: ['joinedByAnd', 'openers', 'runOn', 'complexSentences'],
};

export const spelling: Scope = {
  strengths: ['hardWordsRight', 'longWords', 'everydayWordsRight'],
  steps: ['listedMisspelling', 'wordsToCheck', 'soundAlikes'],
};

export const vocabulary: Scope = {
  strengths: ['vividDescription', 'simile', 'strongVerb', 'preciseWords', 'senses'],
  steps: ['tiredWord', 'strongVerb', 'vividDescription', 'preciseWords', 'simile'],
};

/** The kinds of feedback that every teacher begins with, by title. */
export const scopesByTitle: Readonly<Record<string, Scope>> = {
  praise: { strengths: anyKind, steps: [] },
  ideas,
  'narrative structure': {
    strengths: [
      'hook',
      'orientation',
      'problem',
      'resolution',
      'timeOrder',
      'paragraphs',
      'beginningAndEnd',
    ],
    steps: [
      'problem',
      'orientation',
      'resolution',
      'repeatedThen',
      'timeOrder',
      'paragraphs',
      'hook',
    ],
  },
  'narrative features': {
    strengths: [
      'simile',
      'speech',
      'strongVerb',
      'vividDescription',
      'senses',
      'feelings',
      'timeOrder',
      'pastTense',
    ],
    steps: ['pastTense', 'bareSentence', 'senses', 'speech', 'strongVerb', 'tiredWord'],
  },
  'persuasive structure': {
    strengths: [
      'position',
      'orderedArguments',
      'otherSide',
      'evidenceGiven',
      'closingArgument',
      'reasons',
      'paragraphs',
      'beginningAndEnd',
    ],
    steps: [
      'position',
      'evidenceGiven',
      'reasons',
      'closingArgument',
      'orderedArguments',
      'otherSide',
      'paragraphs',
    ],
  },
  'persuasive features': {
    strengths: [
      'modalVerbs',
      'readerQuestion',
      'linkingWords',
      'otherSide',
      'position',
      'evidenceGiven',
    ],
    steps: ['modalVerbs', 'readerQuestion', 'linkingWords', 'otherSide'],
  },
  'procedural structure': {
    strengths: ['goal', 'materials', 'stepsInOrder', 'result', 'beginningAndEnd'],
    steps: ['materials', 'goal', 'stepsInOrder', 'result'],
  },
  'procedural features': {
    strengths: ['commandVerbs', 'amounts', 'timeOrder', 'preciseWords', 'detail'],
    steps: ['commandVerbs', 'amounts', 'repeatedThen', 'timeOrder'],
  },
  'report structure': {
    strengths: ['definition', 'headings', 'closingStatement', 'paragraphs', 'beginningAndEnd'],
    steps: ['definition', 'headings', 'closingStatement', 'paragraphs'],
  },
  'report features': {
    strengths: [
      'presentTense',
      'preciseWords',
      'impersonalTone',
      'evidenceGiven',
      'vividDescription',
      'detail',
    ],
    steps: ['impersonalTone', 'presentTense', 'evidenceGiven', 'preciseWords'],
  },
  'recount structure': {
    strengths: [
      'orientation',
      'personalEnding',
      'timeOrder',
      'hook',
      'paragraphs',
      'beginningAndEnd',
    ],
    steps: ['orientation', 'personalEnding', 'repeatedThen', 'timeOrder', 'paragraphs'],
  },
  'recount features': {
    strengths: [
      'feelings',
      'strongVerb',
      'timeOrder',
      'senses',
      'pastTense',
      'preciseWords',
      'detail',
    ],
    steps: [
      'pastTense',
      'bareSentence',
      'feelings',
      'repeatedThen',
      'timeOrder',
      'strongVerb',
      'tiredWord',
    ],
  },
  vocabulary,
  'sentence structure': sentences,
  spelling,
  'general writing': {
    strengths: anyKind,
    steps: [
      'bareSentence',
      'joinedByAnd',
      'tiredWord',
      'repeatedThen',
      'openers',
      'capitals',
      'listedMisspelling',
      'reasons',
      'paragraphs',
      'senses',
      'pastTense',
      'detail',
    ],
  },
};
