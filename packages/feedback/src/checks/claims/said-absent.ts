import { FAREWELL, greets } from '../../text/meaning/letter-words.ts';
import { matchesIn } from '../../text/searching/matches-in.ts';
import { findQuotation } from '../finding/find-quotation.ts';
import { hasSimile } from './comparisons.ts';
import { hasTitle } from './has-title.ts';
import { hasParagraphs } from './has-paragraphs.ts';
import { hasHeadings } from './has-headings.ts';
import { piece } from './piece.ts';
import type { Source } from './source.ts';
import { anyOfThings, hasWords, isMatchedThere, type Thing } from './things.ts';

const yet = String.raw`(?: (?:yet|even|really|actually|ever))*`;

/** That a text has none at all of something. */
const none = String.raw`(?:${[
  String.raw`\byou (?:have|did|do|are)(?:n['’]t| not)${yet} (?:use|used|using|put in|put|write|written|wrote|have|got|give|given|include|included|add|added)`,
  String.raw`\byou(?:['’]ve)? (?:have )?never (?:use|used|put in|put|write|written|wrote|have|give|given|gave|include|included)`,
  String.raw`\b(?:your|the|this) ${piece} (?:does|do|has|have)(?:n['’]t| not)${yet}(?: (?:have|got|include|contain|use|need))*`,
  String.raw`\bthere (?:is|are|was|were)(?:n['’]t| not)${yet}`,
  String.raw`\b(?:is|are|was|were)(?:n['’]t| not)${yet} (?:grouped|organised|sorted|set out|divided|split|broken|put|arranged)(?: up)? (?:under|into|in|with|by)`,
  String.raw`\bi (?:can(?:['’]t|not| not)|could(?:n['’]t| not)|do(?:n['’]t| not))${yet} (?:find|see|spot)`,
].join('|')})(?: (?:any|an?|a single|one|even one|one single|the|your|its))*`;
const no = String.raw`\b(?:(?:there(?:['’]s| is| are| was| were)|(?:your|the|this) ${piece} (?:has|have)|you(?:['’]ve)? (?:have |got |used?|wrote|put in)|i (?:can |could )?(?:find|see|spot|found|saw))(?: still| just)* (?:no|zero|not (?:a|one)(?: single)?))`;

/** Of the whole text, and not of a part or a purpose of it. */
const ofAll = String.raw`(?! (?:letters?|marks?|(?:are |is |were )?(?:missing|wrong|at(?! the (?:top|start|beginning|end) of your ${piece})|in (?!your ${piece}|the text|it\b)|on|after|before|for|from|with|around|to|that|where|between|when|about))\b)(?! [“‘])`;

/** What may be said to be absent. */
const things: readonly Thing[] = [
  { thing: 'capitals?(?: letters?)?', isThere: hasWords(/\p{Lu}\p{Ll}/u) },
  { thing: 'full stops?', isThere: hasWords(/\p{Ll}\.(?:\s|["”’')]|$)/u) },
  { thing: 'commas?', isThere: hasWords(/\p{L},\s/u) },
  { thing: 'question marks?', isThere: hasWords(/\?/u) },
  { thing: '(?:rhetorical )?questions?', isThere: hasWords(/\?/u) },
  { thing: 'exclamation marks?', isThere: hasWords(/!/u) },
  { thing: 'apostrophes?', isThere: hasWords(/\p{L}['’]\p{L}/u) },
  {
    thing: '(?:speech|talking|quotation) marks?|(?:direct )?speech|dialogue|talking|conversations?',
    isThere: isSpeechThere,
  },
  { thing: 'macrons?', isThere: hasWords(/[āēīōū]/iu) },
  { thing: '(?:numbers?|figures|digits)', isThere: hasWords(/\d/u) },
  { thing: 'paragraphs?', isThere: hasParagraphs },
  { thing: '(?:sub-?)?headings?', isThere: hasHeadings },
  {
    thing: '(?:similes?|comparisons?)',
    isThere: ({ normalised }) => hasSimile(normalised.original),
  },
  {
    thing: '(?:sounds?|noises?)',
    isThere: hasWords(
      /\b(?:whistl|hiss|crunch|bang(?:s|ed|ing)|crash|roar|squeak|buzz|splash|thud|screech|rustl|rumbl|howl|growl|crackl|sizzl|clang|creak|rattl|thump)\p{L}*/iu,
    ),
  },
  { thing: 'smells?', isThere: hasWords(/\b(?:smel[lt]|stink|stank|scent)/iu) },
  { thing: 'titles?', isThere: hasTitle },
  { thing: 'greetings?', isThere: ({ normalised }) => greets.test(normalised.original) },
  {
    thing: '(?:sign-?off|closing|farewell)',
    isThere: hasWords(
      new RegExp(String.raw`\n\W*${FAREWELL}[^\n]{0,40}(?:\n[^\n]{0,40})?\s*$`, 'iu'),
    ),
  },
];

function isSpeechThere({ asRead }: Source): boolean {
  return asRead().speech.length > 0;
}

const quoted = String.raw`[“‘]([^“”‘’\n]{1,30})[”’]`;

const denied = new RegExp(String.raw`(?:${none}|${no}) ${anyOfThings(things)}\b${ofAll}`, 'giu');

/** “You never use ‘because’”, “You haven’t used ‘because’ anywhere”. */
const deniedWord = new RegExp(
  String.raw`(?:\byou(?:['’]ve)? (?:have )?never (?:use|used|write|wrote|written)(?: the words?)? ${quoted}(?=[.,!;]|$)|${none}(?: words?)? ${quoted} (?:anywhere|at all|once|a single time)\b|${none}(?: \p{L}+){0,2} words (?:like|such as) ${quoted})`,
  'giu',
);

const nobodySpeaks =
  /(?:\b(?:nobody|no[ -]one|none of (?:your|the) (?:characters|people)) (?:ever )?(?:speaks|talks|says (?:anything|a word))|\b(?:characters|people) (?:do(?:n['’]t| not)|never) (?:ever )?(?:speak|talk|say (?:anything|a word)))(?=[.,;!]| (?:in (?:your|this|the)|yet|here|at all)\b)/iu;

const oneBlock = new RegExp(
  String.raw`\b(?:you(?:['’]ve)? (?:have )?(?:wrote|written)|(?:your|the|this) ${piece} is|everything is|it(?:['’]s| is))\b[^.!?“”]{0,30}\bone (?:(?:big|long|single|whole|huge|very) )*(?:paragraph|block)\b`,
  'iu',
);

/** An aim, a condition or a question. */
const notTold =
  /\b(?:if|check|whether|so that|when|where|until|unless|because|imagine|as if)\b[^.!?]*$/iu;

/** A quicker test: most comments deny nothing. */
const mayDeny = /\b(?:no|not|cannot|never|zero|nobody|none|one)\b|n['’]t\b/iu;

/** Whether a comment says that a text has none of what it has. */
export function isFalselyAbsent(comment: string, source: Source): boolean {
  if (!mayDeny.test(comment)) return false;
  const isTold = (at: number) => !notTold.test(comment.slice(Math.max(0, at - 80), at));
  if (nobodySpeaks.test(comment) && isSpeechThere(source)) return true;
  if (oneBlock.test(comment) && hasParagraphs(source)) return true;
  return (
    matchesIn(comment, denied).some(
      (found) => isTold(found.index) && isMatchedThere(found, things, source),
    ) ||
    matchesIn(comment, deniedWord).some(
      ({ 1: never, 2: once, 3: words = '', index }) =>
        isTold(index) && findQuotation(never ?? once ?? words, source) !== null,
    )
  );
}
