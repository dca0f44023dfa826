import type { RuleName } from '../../src/rules/all-rules.ts';

/** What a text needs, as teachers name it, and the rules whose next step asks for it. */
export const rulesOfNeed = {
  amounts: ['amounts', 'compareSize', 'howBig'],
  check: ['didItWork', 'readyWhen'],
  commands: ['commandVerbs', 'stepsDone'],
  definition: ['definition', 'plainOpening'],
  ending: [
    'checkedEnding',
    'lastPart',
    'personalEnding',
    'closingStatement',
    'closingArgument',
    'undecidedEnd',
    'vagueDemand',
  ],
  explain: ['askedAbout', 'thinPart', 'whyStep', 'evidenceGiven'],
  feeling: ['toldFeeling', 'noFeelings'],
  firm: ['nameCalling', 'rudeToReader'],
  grouping: ['factsApart', 'headings'],
  impersonal: ['impersonalTone', 'turnsPersonal'],
  links: ['linkingWords'],
  marks: [
    'capitals',
    'endMarks',
    'speechCommas',
    'speechMarks',
    'apostrophes',
    'strayApostrophes',
    'commaSplice',
  ],
  materials: ['lateMaterials', 'materials', 'unlistedThing'],
  missingStep: ['triedOut'],
  moment: ['bigMoment', 'crowdedMoment', 'noFeelings', 'chosenMoment', 'stayedMoment'],
  offTopic: ['oneOfKind', 'storyForView', 'storyInArgument', 'storyInSteps'],
  openings: ['repeatedThen', 'openers', 'subjectFirst'],
  order: ['stepsInOrder', 'timeOrder', 'lateMaterials'],
  orientation: ['orientation', 'whoAndWhere'],
  otherSide: ['otherSide', 'thinAnswer', 'doubtersQuestion', 'harderObjection'],
  paragraphs: ['paragraphs'],
  position: ['position'],
  question: ['readerQuestion'],
  resolution: ['quickEnding', 'deadEnding', 'dreamEnding', 'noTrouble', 'problem'],
  runOn: ['runOn', 'commaSplice'],
  senses: ['senses'],
  speech: ['speech', 'speechMarks'],
  spelling: ['listedMisspelling', 'wordsToCheck', 'soundAlikes', 'apostrophes'],
  support: [
    'leastBelieved',
    'onlyWishes',
    'evidenceGiven',
    'loneReason',
    'reasons',
    'vagueClaims',
    'thinPart',
    'sameReason',
  ],
  tense: ['pastTense', 'presentFacts'],
  terms: ['preciseWords'],
  vague: ['weakestWord', 'bareSentence', 'plainWord', 'vagueThings', 'vagueWords', 'tiredWord'],
  verb: ['strongVerb', 'tiredWord'],
} as const satisfies Record<string, readonly RuleName[]>;

export type Need = keyof typeof rulesOfNeed;

/** What a question about one place is about, by its skill. */
export const needsOfQuestion: Readonly<Record<string, readonly Need[]>> = {
  details: ['moment'],
  evidence: ['support'],
  explaining: ['explain'],
  feelings: ['moment'],
  senses: ['moment', 'senses'],
};
