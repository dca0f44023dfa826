import {
  namesFeeling,
  showsFeeling,
  tellsThought,
} from '../../../language/kinds-of-words/felt-words.ts';
import type { Demand } from '../content/demand.ts';

const character = String.raw`(?:he|she|they|(?:your|the|this|each|an?) (?:main )?(?!reader|book|film|author)\p{L}+)`;
const feels = String.raw`(?:really |now |then |both )?(?:feel|feels|felt|(?:was|is|are|were) (?:really )?feeling)\b`;

/** What is to be shown may be told without any word for it. */
const unshown = String.raw`(?<!\bshow\p{L}*\b[^.!?\n]{0,40})`;

/** Any word that may tell of a feeling, and ‘was so’ before one that no list has. */
const felt = [
  namesFeeling.source,
  showsFeeling.source,
  tellsThought.source,
  String.raw`\b(?:fe+l\p{L}*|felt|hop(?:e|es|ed|ing)|wish\p{L}*|mood|care[ds]?|miss(?:ed|es|ing)?|enjoy\p{L}*|nice|lik(?:ed|es)|(?:i|we|he|she|they|it) (?:was|were|am|is) (?:so|very|really|too) \p{L}+)\b`,
].join('|');

/** What tasks ask of a story, a recount or a diary. */
export const ofStories: readonly Demand[] = [
  {
    asked: 'what you thought before and what you think now',
    by: /\bwhat (?:you|they|he|she) (?:thought|felt|believed|knew) (?:\p{L}+ ){0,2}before\b[^.!?\n]{0,40}\b(?:now|after(?:wards)?)\b/iu,
    told: /\b(?:th(?:ou|o|aw)g?h?t|think\p{L}*|used to|before|now|realis\p{L}*|realiz\p{L}*|kn[eo]w\p{L}*|believ\p{L}*|expect\p{L}*|imagin\p{L}*|assum\p{L}*|suppos\p{L}*|no longer|any ?more|underst\p{L}*|learn\p{L}*|see (?:that|why|how|it)|wrong|mind|always|feel\p{L}*|felt)\b/iu,
    skill: 'explaining',
  },
  {
    asked: 'how you felt',
    by: new RegExp(String.raw`${unshown}\bhow (?:(?:do|does|did) )?you(?: all)? ${feels}`, 'iu'),
    told: new RegExp(felt, 'iu'),
    skill: 'feelings',
  },
  {
    asked: 'how your characters feel',
    by: new RegExp(String.raw`${unshown}\bhow (?:(?:do|does|did) )?${character} ${feels}`, 'iu'),
    told: new RegExp(felt, 'iu'),
    skill: 'feelings',
  },
];
