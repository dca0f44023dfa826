import { matchesIn } from '../../text/searching/matches-in.ts';
import { findQuotation } from '../finding/find-quotation.ts';
import { hasParagraphs } from './has-paragraphs.ts';
import { piece } from './piece.ts';
import type { Source } from './source.ts';
import { anyOfThings, isMatchedThere } from './things.ts';
import { isSpeechThere, nameable } from './what-is-there.ts';
import { isOfAPart } from './places/of-a-part.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

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
const ofAll = String.raw`(?! (?:letters?|marks?|(?:are |is |were )?(?:missing|wrong|at(?! the (?:top|start|beginning|end) of your ${piece})|in (?!your ${piece}|the text|it\b)|on|after|before|for|from|with|around|to(?! (?:join|link|help|show|make|connect|start|begin|open))|that|where|between|when|about|longer|shorter|bigger|as|like|than))\b)(?! [“‘])`;

const quoted = String.raw`[“‘]([^“”‘’\n]{1,30})[”’]`;

const denied = new SparingPattern(
  String.raw`(?:${none}|${no}) (?:\p{L}+ (?:or|and) )?${anyOfThings(nameable)}\b${ofAll}`,
  'giu',
);

/** “Add some numbers, as there aren’t any yet.” */
const deniedAfter = new SparingPattern(
  String.raw`\b${anyOfThings(nameable)}\b[^.!?“”]{0,60}?[,;–]? \b(?:as|because|since|but|and) (?:there (?:are|is)(?:n['’]t| not) (?:any|one)|there (?:are|is) none|you have none|you (?:have|do)(?:n['’]t| not)(?: (?:yet|have|use|used|got|included?|put in))* (?:any|one|none))(?: (?:yet|so far|at the moment))?(?=[.,;!]|$)`,
  'giu',
);

const oncesOnly = nameable.filter(({ thing }) =>
  ['titles?', 'greetings?', '(?:sub-?)?headings?', '(?:endings?|conclusions?)'].includes(thing),
);
/** “Your title is missing.” */
const missing = new SparingPattern(
  String.raw`\b(?:your|the|a) ${anyOfThings(oncesOnly)} (?:is|are) (?:still )?missing(?=[.,;!]|$)`,
  'giu',
);

/** “You never use ‘because’”, “You haven’t used ‘because’ anywhere”. */
const deniedWord = new SparingPattern(
  String.raw`(?:\byou(?:['’]ve)? (?:have )?never (?:use|used|write|wrote|written)(?: the words?)? ${quoted}(?=[.,!;]|$)|${none}(?: words?)? ${quoted} (?:(?:anywhere|at all|once|a single time)\b|yet(?=[.,;!]|$))|${none}(?: \p{L}+){0,2} words (?:like|such as) ${quoted})`,
  'giu',
);

const nobodySpeaks = new SparingPattern(
  /(?:\b(?:nobody|no[ -]one|none of (?:your|the) (?:characters|people)) (?:ever )?(?:speaks|talks|says (?:anything|a word))|\b(?:characters|people) (?:do(?:n['’]t| not)|never) (?:ever )?(?:speak|talk|say (?:anything|a word)))(?=[.,;!]| (?:in (?:your|this|the)|yet|here|at all)\b)/iu,
);

const oneBlock = new SparingPattern(
  String.raw`\b(?:you(?:['’]ve)? (?:have )?(?:wrote|written)|(?:your|the|this) ${piece} is|everything is|it(?:['’]s| is))\b[^.!?“”]{0,30}\bone (?:(?:big|long|single|solid|whole|huge|very|great|giant) )*(?:paragraph|block|chunk|lump|slab)\b`,
  'iu',
);

/** An aim, a condition or a question. */
const notTold = /\b(?:if|check|whether|so that|when|where|until|unless|imagine|as if)\b[^.!?]*$/iu;

/** A quicker test: most comments deny nothing. */
const mayDeny = /\b(?:no|not|cannot|never|zero|nobody|none|one|missing)\b|n['’]t\b/iu;

/** Whether a comment says that a text has none of what it has. */
export function isFalselyAbsent(comment: string, source: Source): boolean {
  if (!mayDeny.test(comment)) return false;
  const isTold = (at: number) => !notTold.test(comment.slice(Math.max(0, at - 80), at));
  if (nobodySpeaks.test(comment) && isSpeechThere(source)) return true;
  if (oneBlock.test(comment) && hasParagraphs(source)) return true;
  return (
    matchesIn(comment, denied).some(
      (found) => isTold(found.index) && isMatchedThere(found, nameable, source),
    ) ||
    [deniedAfter, missing].some((claim, i) =>
      matchesIn(comment, claim).some(
        (found) =>
          !isOfAPart(comment, found.index, found.index + found[0].length) &&
          isMatchedThere(found, i === 0 ? nameable : oncesOnly, source),
      ),
    ) ||
    matchesIn(comment, deniedWord).some(
      ({ 1: never, 2: once, 3: words = '', index }) =>
        isTold(index) && findQuotation(never ?? once ?? words, source) !== null,
    )
  );
}
