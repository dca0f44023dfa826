import { swearing } from '../../language/kinds-of-words/swear-words.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

/** What a writer of unkind words is told. */
export const BE_KIND = 'Be kind: say what to do next, without harsh words.';

/** In no feedback, unless the text has the word and the comment tells of it. */
const insults =
  'idiots?|idiotic|morons?|imbeciles?|dimwits?|dumb|dumbo|dummy|losers?|brats?|dunces?|retard(?:s|ed)?|stupid|pathetic|worthless|thickhead|blockhead';

/** Insults and swearing. */
export const unkind: readonly RegExp[] = [
  new SparingPattern(`(?<![\\p{L}])(?:${insults}|${swearing})(?![\\p{L}])`, 'iu'),
  /\bshut up\b/iu,
];

const very = '(?: (?:all|just|really|so|such|very|too|quite|simply|a bit))*';

/** Said to the student, whatever words the text has. */
export const unkindToHer: readonly RegExp[] = [
  new SparingPattern(`\\byour (?:${insults}|${swearing})(?![\\p{L}])`, 'iu'),
  new SparingPattern(
    `(?<!\\b(?:call|calls|called|calling|says?|said|says that|said that) )\\byou(?:['’]re| are)?${very}(?: an?)?(?: \\p{L}+)? ?\\b(?:${insults})(?![\\p{L}])`,
    'iu',
  ),
  new SparingPattern(
    `\\b(?:writing|work|piece|story|spelling|text|effort|ending|sentences?|punctuation|handwriting) (?:is|are|was|were|looks?)${very} (?:${insults})(?![\\p{L}])`,
    'iu',
  ),
  new SparingPattern(
    `\\byou(?:['’]re| are)${very}(?: an?)?${very} (?:hopeless|useless|lazy|careless|(?:bad|poor|weak|terrible|awful|rubbish|no good|not good|not very good) (?:at|with|writer|speller|student))\\b`,
    'iu',
  ),
  new SparingPattern(
    /\b(?:(?:leaving|forgetting|missing|using|writing|skipping|starting|repeating|ending)\b[^.!?“”]{0,30}\b(?:full stops?|capitals?|commas?|marks?|punctuation|spelling|words?|sentences?|letters?|paragraphs?|titles?)\b|(?:not (?:checking|proofreading|reading|editing)|rushing|copying)\b)[^.!?“”]{0,30}\b(?:is|looks?|seems?|was|feels?|sounds?) (?:(?:a bit|a little|just|very|really|so|pretty|quite|plain|simply|rather|somewhat|frankly|kind of|sort of|too) )*(?:lazy|careless|sloppy|babyish|childish|immature|silly)\b/iu,
  ),
  new SparingPattern(
    /\byou (?:should|ought to) (?:know|do|be) better\b|\byou (?:really )?should (?:already )?know (?:this|that|how to (?:spell|write|punctuate|use)|your)\b[^.!?]{0,30}\b(?:by now|already)\b/iu,
  ),
  new SparingPattern(
    /\bdid you even (?:read|check|try|proofread|look|think|bother|edit)\b|\byou (?:(?:clearly|obviously) )?(?:did not|didn['’]t|haven['’]t|couldn['’]t be|could not be) (?:even )?bother(?:ed)?\b|\byou (?:clearly|obviously) (?:did not|didn['’]t|haven['’]t|rushed|don['’]t)\b|\bhow many times (?:do i|must i|have i|do we)\b|\bi expected (?:more|better)\b/iu,
  ),
  new SparingPattern(
    /\b(?:so|then|and|well,?) (?:it|that|this) must be (?:true|right)\b|\bwho needs (?:full stops?|capitals?|commas?|punctuation|spelling|paragraphs|speech marks|grammar|evidence)\b|(?:^|[.!?:] |\bwell,? |\bbut )at least you(?:['’]ve| have)? (?:remembered|managed|tried|wrote|got|spelt|spelled|put)\b|\bcongratulations,? you\b|\byou(?:['’]ve| have)? finally (?:remembered|bothered|learnt|learned|worked out)\b|\bnice try\b/iu,
  ),
  new SparingPattern(
    /\b(?:boring|dull|tedious|painful|tiresome|a chore|a pain|no fun) (?:to read|for (?:me|a reader|your readers?|any reader))\b/iu,
  ),
  // Nobody can tell from a text that it isn't the student's own.
  new SparingPattern(
    /\b(?:as (?:if|though)|like|that|think|wonder if|guess|sure|suspect) (?:you(?:['’]ve| have)?|it (?:was|is|has been)|(?:some|a lot|most|parts?) of (?:it|this) (?:was|is|were|are)) (?:just |all |been |simply |straight |maybe )*(?:copied|copy|pasted|lifted|cheated)\b|\byou(?:['’]ve| have)? (?:must have |clearly |obviously |probably |seem to have |may have |might have |just )+(?:copied|cheated)\b|\b(?:is|was) (?:obviously |clearly |probably |just )*(?:copied|pasted) (?:from|off|out)\b|\bplagiari\p{L}+\b|\b(?:did|are you sure) (?:you )?(?:really |actually )?(?:write|wrote|do|did) (?:all of )?(?:this|it|that) (?:by )?(?:yourself|on your own|alone)\b|\b(?:is|was) (?:this|it) (?:really |actually |all )*your own (?:work|writing|words)\b|\b(?:written|done|made|helped) by (?:an? )?(?:ai|chat ?gpt|chatbot|computer|adult|grown-?up)\b/iu,
  ),
  new SparingPattern(
    /\bi (?:really )?(?:hated?|disliked?|can['’]?t stand) (?:it|this|your \p{L}+)(?= ?(?:[.,!;]|$))/iu,
  ),
  new SparingPattern(
    /\byou (?:can['’]?t|cannot|can not|will never be able to|don['’]t know how to) (?:spell|write|punctuate|read)(?= ?(?:[.,!;]|$|at all|properly|well))/iu,
  ),
];
