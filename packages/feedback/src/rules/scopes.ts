/** The kinds of feedback that every teacher begins with, by title. */
export const kinds = [
  'praise',
  'ideas',
  'narrative structure',
  'narrative features',
  'persuasive structure',
  'persuasive features',
  'procedural structure',
  'procedural features',
  'report structure',
  'report features',
  'recount structure',
  'recount features',
  'vocabulary',
  'sentence structure',
  'spelling',
  'general writing',
] as const;

/** Words of a teacher's own criteria, by the scope that they speak of. */
export const wordsOfScope = {
  comparisons: /\b(?:similes?|metaphors?|figurative|compar\w+|imagery)\b/iu,
  dialogue: /\b(?:dialogue|direct speech|conversation|characters? (?:speak|talk))\b/iu,
  description: /\b(?:sens(?:es|ory)|descri\w+|setting|show,? (?:not|don['’]t) tell|picture)\b/iu,
  voice: /\b(?:feel\w*|felt|emotions?|thoughts?|voice|personal|reflect\w*)\b/iu,
  verbs: /\b(?:verbs?|actions? words?)\b/iu,
  vocabulary:
    /\b(?:vocabulary|word choices?|adjectives?|adverbs?|interesting words|wow words|precise|technical|language)\b/iu,
  organisation:
    /\b(?:paragraph\w*|organis\w+|organiz\w+|structure|sequenc\w+|order|coheren\w+|cohes\w+)\b/iu,
  opening: /\b(?:opening|introduc\w+|beginning|hooks?|lead|orientation|starts?)\b/iu,
  ending: /\b(?:endings?|conclu\w+|resol\w+|clos(?:es|ing))\b/iu,
  problem: /\b(?:problems?|complication|conflict|tension|climax|plot)\b/iu,
  reasons: /\b(?:reasons?|arguments?|evidence|support\w*|justif\w+|explain\w*|examples?)\b/iu,
  opinion: /\b(?:position|opinions?|persua\w+|point of view|viewpoint|convinc\w+)\b/iu,
  questions: /\b(?:rhetorical|questions?)\b/iu,
  connectives: /\b(?:connectives?|conjunctions?|linking|transitions?|time words?)\b/iu,
  'sentence structure': /\b(?:sentences?|fluen\w+|syntax)\b/iu,
  spelling: /\b(?:spell\w*)\b/iu,
  punctuation:
    /\b(?:punctuat\w+|capitals?|full stops?|apostrophes?|speech marks|commas?|conventions|mechanics|edit\w*|proofread\w*)\b/iu,
  tense: /\b(?:tenses?|grammar)\b/iu,
  ideas: /\b(?:ideas?|content|details?|elaborat\w+|develop\w*|information|interesting)\b/iu,
  facts: /\b(?:facts?|research|data)\b/iu,
  instructions: /\b(?:steps?|instructions?|procedur\w+|method)\b/iu,
  information: /\b(?:headings?|reports?|subheadings?|classif\w+)\b/iu,
} as const;

/** What rules can speak of: a kind of feedback, or a theme that a teacher's own words name. */
export type ScopeName = (typeof kinds)[number] | keyof typeof wordsOfScope;

/** After what is more telling in a scope. */
const LAST_PLACE = 9;

/** Where a step that only the task asks for is said: in these scopes, and in general writing. */
export const askedIn = (...scopes: readonly ScopeName[]) => ({
  nextStep: Object.fromEntries(
    [...scopes, 'general writing' as const].map((scope) => [scope, LAST_PLACE]),
  ),
});
