import type { RuleName } from '../../rules/all-rules.ts';
import type { KindOfWriting } from '../../rules/kind-of-writing/kind-of-writing.ts';
import { wantsCommands } from '../../rules/asked/form/asked-commands.ts';
import { wantsMeanings } from '../../rules/asked/form/asked-meanings.ts';
import { wantsPast } from '../../rules/asked/asked-past.ts';
import type { Scope } from '../scopes/scope.ts';

/** “Show us what she feels rather than telling us.” */
const wantsShown =
  /\bshow\b[^.!?\n]{0,60}\b(?:not|rather than|instead of|do(?:n['’]t| not)|without) tell/iu;

/** “Finish with how you felt.” */
const wantsFeltEnding =
  /\b(?:finish|end|conclude)(?:ing)? (?:\p{L}+ ){0,6}(?:feel|feelings?|felt|thoughts?|learnt|learned|reflect\p{L}*)\b/iu;

/** “Give three reasons in separate paragraphs.” */
const wantsParagraphs = /\bparagraphs?\b/iu;

/** “Use dialogue.” */
const wantsDialogue =
  /\b(?:dialogue|direct speech|speech marks|characters? (?:speak|talk)(?:s|ing)?)\b/iu;

/** “Start by telling us who, when and where.” */
const wantsOrientation =
  /\b(?:who|when|where)\b(?: \p{L}+){0,3}(?:,| and|, and) (?:who|when|where)\b|\borientation\b/iu;

/** “Include a list of what you need, with amounts”, “Say what they will need.” */
const wantsMaterials =
  /\b(?:materials|ingredients|equipment|list (?:of )?(?:\p{L}+ ){0,3}need(?:s|ed)?|(?:what|things|everything) (?:(?:you|we|they|people|someone|somebody|(?:the|your|our) (?:reader|cook|owner|player|maker)) (?:will |['’]ll )?need|is needed)s?(?! to\b))\b/iu;
const wantsAmounts =
  /\b(?:exact|precise|accurate) (?:\p{L}+ ){0,2}(?:quantit|amount|measure|number)|\bmeasurements\b|\b(?:with|includ\p{L}*) (?:the )?(?:amounts|quantities)\b|\bhow (?:much|many) of (?:each|every|them)\b/iu;

/** “Give at least three different reasons.” */
const wantsReasons =
  /\b(?:two|three|four|five|several|[2-5]) (?:\p{L}+ ){0,3}(?:reasons|arguments)\b/iu;

/** “Back each one up with an example.” */
const wantsProof =
  /\b(?:back|backed|backing) (?:\p{L}+ ){1,4}up\b|\bback up (?:each|every|your|them|it)\b|\b(?:with|give|giving|include|use|using|add) (?:\p{L}+ ){0,4}(?:examples?|evidence|proof)\b/iu;

/** “Tell us how you felt.” */
const wantsFeelings =
  /(?<!\b(?:finish|end|conclude)(?:ing)? (?:\p{L}+ ){0,3})\bhow (?:you|it|that|this) (?:\p{L}+ )?(?:feel|felt|made you feel)\b(?! (?:about (?:it|this|that) )?(?:at the end|in the end|afterwards))|\b(?:your|and|thoughts?|includ\p{L}+|show|share|add) (?:\p{L}+ ){0,2}feelings?\b|\bthink(?:ing)? (?:and|or) feel(?:ing)?\b/iu;

/** “Write in the present tense.” */
const wantsPresent = /(?<!\bor )\bpresent tense\b(?! or\b)/iu;

/** “Slow the moment down.” */
const wantsSlow =
  /\bslow(?:s|ing)? (?:\p{L}+ ){0,3}down\b|\bslow down (?:the|that|your|one|a) \p{L}+|\bzoom(?:ing)? in\b|\bexplod\p{L}+ (?:the|a|one|your|that) moment\b/iu;

/** “Write a thank you letter. Put your name at the end.” */
const wantsThanks =
  /\bthank(?:s|ing)?[- ]?you (?:letter|note|card|e-?mail)|\bto thank\b|\bletter of thanks\b/iu;
const wantsSignOff =
  /\byour name at the (?:end|bottom)\b|\bsign(?:ing)?[- ]off\b|\bsign (?:it|your (?:name|letter))\b|\bgreeting\b[^.!?\n]{0,80}\b(?:ending|closing|farewell|close)\b|\b(?:polite|proper|letter) (?:ending|closing|close|farewell)\b/iu;

/** “Begin with a general opening that says what it is.” */
const wantsDefinition =
  /\bgeneral (?:opening|statement|introduction|sentence)\b|\bdefin(?:es?|ition)\b|\b(?:opening|introduc\p{L}+|start|begin)\b[^.!?\n]{0,40}\b(?:says?|tells?|explains?|saying|telling|explaining)\b[^.!?\n]{0,20}\bwhat (?:it|your|the|you(?:['’]re| are| will be))\b/iu;

/** “Finish with a summary sentence.” */
const wantsClosing =
  /\b(?:closing|concluding|summary|final|summing[- ]up) (?:sentence|statement|paragraph|thought)\b|\bconclu(?:sion|de)\b|\b(?:finish|end)(?:es|s|ing)? (?:it )?(?:off )?with an? (?:\p{L}+ ){0,2}(?:summary|statement|call)\b|\b(?:strong|good|memorable|clear|powerful) ending\b|\b(?:finish|end)(?:ing)? (?:off )?with something\b[^.!?\n]{0,30}\bremember\b|\brestat\p{L}+\b|\brepeating your (?:opinion|view|position)\b|\bcall to action\b|\b(?:sums?|wraps?|rounds?) (?:it |things |everything )?(?:up|off)\b|\bsumming up\b|\b(?:last|ending) sentence\b|\bsentence to end\b/iu;

/** “State your position in the introduction”, “say what you want in the first paragraph.” */
const wantsPosition =
  /\b(?:position|opinion|view|stance|side|what you (?:want|think|are asking for))\b[^.!?\n]{0,40}\b(?:in (?:the|your) (?:first|opening|introduc\p{L}*)|at the (?:start|beginning)|introduction)\b|\b(?:start|begin|open)(?:ing)?\b[^.!?\n]{0,30}\b(?:position|opinion|view|stance|what you (?:want|think))\b|\b(?:clear|strong) (?:position|opinion|view|stance|thesis)\b/iu;

/** “Explain why each step matters.” */
const wantsWhy =
  /\bwhy (?:each|every|the) steps?\b|\breasons? for (?:each|every|the|your) steps?\b/iu;

/** “A way to check that it worked.” */
const wantsCheck =
  /\bcheck (?:that|if|whether) it (?:has )?work|\bhow (?:to|you|they|we|(?:the|your|a) reader)(?: can| will|['’]ll)? (?:know|tell|see|check)\b[^.!?\n]{0,25}\b(?:work|done|ready|finish)\p{L}*/iu;

/** What the task asks for even of an accomplished text, by the rule that looks for it. */
export const wanted: readonly {
  rule: RuleName;
  by: RegExp;
  /** A text begins with it, or stands on it: it comes before anything else that was found. */
  isFirst?: true;
  /** Only of such writing. */
  of?: KindOfWriting;
}[] = [
  { rule: 'pastTense', by: wantsPast },
  { rule: 'fewReasons', by: wantsReasons },
  { rule: 'position', by: wantsPosition, isFirst: true, of: 'argument' },
  { rule: 'evidenceGiven', by: wantsProof, isFirst: true },
  { rule: 'thinPart', by: wantsProof, isFirst: true, of: 'argument' },
  { rule: 'crowdedMoment', by: wantsSlow, isFirst: true },
  { rule: 'noFeelings', by: wantsFeelings, isFirst: true },
  { rule: 'presentFacts', by: wantsPresent, isFirst: true, of: 'facts' },
  { rule: 'paragraphs', by: wantsParagraphs },
  { rule: 'noThanks', by: wantsThanks },
  { rule: 'noDefinition', by: wantsDefinition },
  { rule: 'orientation', by: wantsOrientation, isFirst: true },
  { rule: 'materials', by: wantsMaterials, isFirst: true },
  { rule: 'unlistedThing', by: wantsMaterials },
  { rule: 'amounts', by: wantsAmounts },
  { rule: 'commandVerbs', by: wantsCommands },
  { rule: 'noSignOff', by: wantsSignOff },
  { rule: 'personalEnding', by: wantsFeltEnding },
  { rule: 'speech', by: wantsDialogue },
  { rule: 'toldFeeling', by: wantsShown },
  { rule: 'hollowEnding', by: wantsClosing, isFirst: true, of: 'argument' },
  { rule: 'hollowEnding', by: wantsClosing, isFirst: true, of: 'facts' },
  { rule: 'closingArgument', by: wantsClosing, isFirst: true, of: 'argument' },
  { rule: 'closingStatement', by: wantsClosing, isFirst: true, of: 'facts' },
  { rule: 'lastPart', by: wantsClosing, isFirst: true, of: 'facts' },
  { rule: 'termToExplain', by: wantsMeanings, isFirst: true },
  { rule: 'whyStep', by: wantsWhy, isFirst: true, of: 'steps' },
  { rule: 'didItWork', by: wantsCheck, isFirst: true, of: 'steps' },
];

/** What the class was asked for matters at least as much, however little without a task. */
export const WANTED = 0.7;

/** Of these, feedback on everything speaks where a task names what they look for. */
export const wantedScope: Scope = { strengths: [], steps: wanted.map(({ rule }) => rule) };
