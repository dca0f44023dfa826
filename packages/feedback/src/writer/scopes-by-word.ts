import { ideas, sentences, spelling, vocabulary, type Scope } from './scope.ts';

const punctuation: Scope = {
  strengths: ['speech', 'apostrophes', 'readerQuestion', 'capitals', 'endMarks'],
  steps: ['capitals', 'apostrophes', 'endMarks', 'runOn'],
};

/** Words of a teacher's own criteria, and what rules can check of them. */
export const scopesByWord: readonly { words: RegExp; scope: Scope }[] = [
  {
    words: /\b(?:similes?|metaphors?|figurative|compar\w+|imagery)\b/iu,
    scope: { strengths: ['simile', 'vividDescription'], steps: ['simile'] },
  },
  {
    words: /\b(?:dialogue|direct speech|conversation|characters? (?:speak|talk))\b/iu,
    scope: { strengths: ['speech'], steps: ['speech'] },
  },
  {
    words: /\b(?:sens(?:es|ory)|descri\w+|setting|show,? (?:not|don['’]t) tell|picture)\b/iu,
    scope: {
      strengths: ['senses', 'vividDescription', 'simile', 'orientation'],
      steps: ['senses', 'vividDescription'],
    },
  },
  {
    words: /\b(?:feel\w*|emotions?|thoughts?|voice|personal|reflect\w*)\b/iu,
    scope: {
      strengths: ['feelings', 'personalEnding'],
      steps: ['feelings', 'bareSentence', 'personalEnding'],
    },
  },
  {
    words: /\b(?:verbs?|actions? words?)\b/iu,
    scope: { strengths: ['strongVerb', 'commandVerbs'], steps: ['strongVerb', 'tiredWord'] },
  },
  {
    words:
      /\b(?:vocabulary|word choices?|adjectives?|adverbs?|interesting words|wow words|precise|technical|language)\b/iu,
    scope: vocabulary,
  },
  {
    words:
      /\b(?:paragraph\w*|organis\w+|organiz\w+|structure|sequenc\w+|order|coheren\w+|cohes\w+)\b/iu,
    scope: {
      strengths: ['paragraphs', 'timeOrder', 'headings', 'beginningAndEnd'],
      steps: ['paragraphs', 'repeatedThen', 'timeOrder'],
    },
  },
  {
    words: /\b(?:opening|introduc\w+|beginning|hooks?|lead|orientation|starts?)\b/iu,
    scope: {
      strengths: ['hook', 'orientation', 'position', 'definition'],
      steps: ['hook', 'orientation'],
    },
  },
  {
    words: /\b(?:endings?|conclu\w+|resol\w+|clos(?:es|ing))\b/iu,
    scope: {
      strengths: ['resolution', 'personalEnding', 'closingArgument', 'closingStatement'],
      steps: ['resolution', 'personalEnding'],
    },
  },
  {
    words: /\b(?:problems?|complication|conflict|tension|climax|plot)\b/iu,
    scope: { strengths: ['problem', 'resolution'], steps: ['problem'] },
  },
  {
    words: /\b(?:reasons?|arguments?|evidence|support\w*|justif\w+|explain\w*|examples?)\b/iu,
    scope: {
      strengths: ['reasons', 'evidenceGiven', 'orderedArguments'],
      steps: ['reasons', 'evidenceGiven'],
    },
  },
  {
    words: /\b(?:position|opinions?|persua\w+|point of view|viewpoint|convinc\w+)\b/iu,
    scope: {
      strengths: ['position', 'modalVerbs', 'otherSide', 'closingArgument'],
      steps: ['position', 'modalVerbs', 'otherSide'],
    },
  },
  {
    words: /\b(?:rhetorical|questions?)\b/iu,
    scope: { strengths: ['readerQuestion'], steps: ['readerQuestion'] },
  },
  {
    words: /\b(?:connectives?|conjunctions?|linking|transitions?|time words?)\b/iu,
    scope: {
      strengths: ['timeOrder', 'linkingWords'],
      steps: ['repeatedThen', 'timeOrder', 'linkingWords'],
    },
  },
  { words: /\b(?:sentences?|fluen\w+|syntax)\b/iu, scope: sentences },
  { words: /\b(?:spell\w*)\b/iu, scope: spelling },
  {
    words:
      /\b(?:punctuat\w+|capitals?|full stops?|apostrophes?|speech marks|commas?|conventions|mechanics|edit\w*|proofread\w*)\b/iu,
    scope: punctuation,
  },
  {
    words: /\b(?:tenses?|grammar)\b/iu,
    scope: { strengths: ['pastTense', 'presentTense'], steps: ['pastTense'] },
  },
  {
    words: /\b(?:ideas?|content|details?|elaborat\w+|develop\w*|information|interesting)\b/iu,
    scope: ideas,
  },
  {
    words: /\b(?:facts?|research|data)\b/iu,
    scope: {
      strengths: ['evidenceGiven', 'preciseWords', 'impersonalTone'],
      steps: ['evidenceGiven', 'impersonalTone'],
    },
  },
  {
    words: /\b(?:steps?|instructions?|procedur\w+|method)\b/iu,
    scope: {
      strengths: ['stepsInOrder', 'commandVerbs', 'materials', 'result'],
      steps: ['materials', 'commandVerbs', 'stepsInOrder'],
    },
  },
  {
    words: /\b(?:headings?|reports?|subheadings?|classif\w+)\b/iu,
    scope: {
      strengths: ['headings', 'definition', 'closingStatement'],
      steps: ['headings', 'definition'],
    },
  },
];
