import { pieceName } from '../piece.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** What a comment may call a whole text, and a word before it: “your funny story”. */
const aPiece = String.raw`(?:\p{L}+ )?(?:${pieceName}|narrative|article|review|tale|email|postcard|script|blog|draft)`;

/** “Your text”, as a pattern. */
export const wholeText = String.raw`(?:your|the|this|that) (?:whole |entire )?${aPiece}`;

/** That the text has none: up to the thing. */
const not = String.raw`(?:n't|\bnot|\bcannot|\bnever|\byet to)(?: (?:yet|even|really|actually|ever|quite|currently|been|to|be|able))*`;
const having = String.raw`(?:us(?:e|ed|ing)|have|had|got|put(?: in)?|writ(?:e|ten)|wrote|includ(?:e|ed|ing)|add(?:ed)?|giv(?:e|en)|gave|contain|feature|show|find|found|see|seen|spot|hear|heard|tried|try(?:ing)?|ma(?:k|d)e|provided?|creat(?:e|ed)|mention(?:ed)?|ask(?:ed)?)`;
const forWhom = String.raw`(?: (?:it|us|me|in|out|${wholeText}|(?:the|your|any) readers?))?`;
const any = String.raw`(?: (?:any|an?|the|your|its|a single|one|even one|even an?|one single|much|many))?`;
const placing = String.raw`(?:divid|split|organis|arrang|group|sort|separat|brok|break|set|laid|lay|put|writ)\p{L}*(?: (?:it|this|your \p{L}+))?(?: (?:up|out))? (?:in(?:to)?|under|with|by|using)`;

const subject = String.raw`(?:you|your (?:steps|instructions|sentences|words|paragraphs|verses|lines)|there|i|we|it|yours|readers?|the reader|${wholeText})`;

/** Ends right before the thing that is said to be lacking. */
export const denying: readonly RegExp[] = [
  new SparingPattern(
    String.raw`\b${subject}(?: (?:\p{L}+ )?(?:have|has|had|do|does|did|is|are|was|were|can|could))?(?: still| just| actually)*(?: ?${not}) (?:${having}${forWhom}${any}|${placing}${any})(?: (?:of|different|kinds))* $`,
    'iu',
  ),
  new SparingPattern(
    String.raw`\bthere (?:is|are|was|were)(?: still| just)*(?: ?(?:n't|not))(?: (?:yet|really|actually))*${any} $`,
    'iu',
  ),
  new SparingPattern(
    String.raw`\b(?:there(?:'s| is| are| was| were)|${subject}(?:'ve| have| has| had|'s)?(?: got| used| use| uses)?)(?: still| just| currently)* (?:no|zero|not one|not a single) $`,
    'iu',
  ),
  new SparingPattern(
    String.raw`\b(?:${subject} (?:still )?(?:lacks?|(?:is|are) (?:still )?(?:missing|without)|misses)|(?:with(?: it having)?|has) no|without|you(?:'ve| have)? (?:left out|forgotten|forgot|missed out|missed|skipped)(?: to(?: \p{L}+)?)?)${any} $`,
    'iu',
  ),
];

/** Right after a thing: it is lacking. */
export const deniedAfter = new SparingPattern(
  /^ (?:is|are|has been|have been|was|were) (?:(?:still|currently|completely|the (?:one|only) thing(?: that(?:'s| is))?) )*(?:missing|absent|left out|forgotten|not there|nowhere)(?=[,.;!]|$| (?:from|yet|in your))/iu,
);

/** After a thing was asked for: “as there isn't one yet”, “since the poem has none”. */
const one = String.raw`(?:one|any|them|it|these|this|that|those)`;
const tail = String.raw`(?: (?:yet|here|so far|anywhere|at all|at the moment|right now|currently|either|in (?:it|here)|(?:in|to|for|on) ${wholeText}|for (?!(?:the|your|an?|his|her|its|each|every|that|this)\b)\p{L}+|to (?:describe|compare|show|say|tell|ask) any\p{L}*(?: here)?))*`;
export const deniedByPronoun = new SparingPattern(
  String.raw`(?:^|[,;:–(] ?|\b(?:as|because|since|but|and|for|so far|that|while|when) )(?:so far |at the moment |currently |right now |(?:i |we )?(?:notice|see) (?:that )?)?${subject}(?: (?:\p{L}+ )?(?:have|has|had|do|does|did|is|are|was|were|can|could))?(?: still| just)*(?: ?${not})(?: ${having})?(?: ${one})${tail}(?=[,.;!)–]|$| (?:and|so|but)\b)|\b(?:${subject}|yours) (?:still |currently )?(?:has|have|is|are|contains?|uses?) none${tail}(?=[,.;!)–]|$| (?:and|so|but)\b)|\b(?:is|are) (?:still |currently )?(?:missing|without|lacking) one\b`,
  'iu',
);

const verbs = String.raw`(?:add|include|use|sign(?: it| off| (?:your|the) letter)*(?: with)?|insert|create|write|make|put in|put|give (?:it|us|${wholeText})|have|think of|choose|come up with|try|provide|mention|ask|need|list|tell us|state|(?:begin|start|open|end|finish|close)(?: (?:it|off|${wholeText}))* with|tell (?:us|people|them|(?:the|your) readers?)|turn (?:it|this) into)`;
const gerunds = String.raw`(?:adding|including|using|inserting|creating|writing|making|putting in|giving (?:it|${wholeText})|having|thinking of|listing|starting with|opening with|ending with|finishing with)`;
const lead = String.raw`(?:^|[,;:–] ?|\b(?:next(?: time)?|then|now|also|please|and|so|just|first|maybe|perhaps|or|to|could|should|might|can|must|would|may|let's|'d)(?: also| just| even| maybe)*,? )`;
const needing = String.raw`\b(?:needs?|could do with|would benefit from|is ready for|is crying out for|calls? (?:out )?for|how about|what about|would be (?:even )?(?:better|stronger|easier to (?:follow|read)) with|have a go at|(?:try|consider|practise|work on|think about|start|by|remember|means?|suggest) (?:${gerunds}))`;
const some = String.raw`(?: (?:an?|some|a few|one or two|a couple of|your|the))?`;

/** Ends right before a thing that is asked for. */
export const asking = new SparingPattern(String.raw`(?:${lead}${verbs}|${needing})${some} $`, 'iu');

const stating = new SparingPattern(
  String.raw`\b(?:you|i|it|which|that|this|who|${wholeText})(?:'ve|'s)? (?!(?:could|should|might|can|may|need|needs|must|want|would|will|have to|in|into|to|with|by|under|as|up|out|off|an?|the|some|your|at|for|on|from|of|more)\b)\p{L}`,
  'iu',
);
const since = /^(?:as|since|because|to|for|when|if)\b[^,]*,/iu;

/** After “you wrote …” a verb asks for nothing: “You greet him and sign off.” But “so” or “As …,” asks. */
export const isStating = (before: string): boolean =>
  stating.test(before.replace(since, '').replace(/^.*\bso,? /iu, ''));

/** Praise asks for something only in so many words. */
export const asksPolitely =
  /\b(?:could|should|might|would|try|next|consider|need|needs|how about|what about)\b/iu;

/** Asked to be put in order by it: “split this into paragraphs”, “turn them into commands”. */
const ordered = String.raw` (?:up )?(?:it|this|everything|them|(?:all (?:of )?)?(?:your|the) (?:\p{L}+ )?\p{L}+)(?: (?:up|out|down))* (?:in(?:to)?|to|under|with|by|using|as)`;
const eachStep = String.raw` (?:each|every|all)(?: of)?(?: your| the)? (?:steps?|instructions?) with`;
export const askingInto = new SparingPattern(
  String.raw`(?:${lead}(?:(?:break|split|divide|organise|sort|group|arrange|set|put|lay|separate|turn|change|chunk)${ordered}|(?:start|begin|open)${eachStep})|\b(?:try|consider|by|think about|work on) (?:(?:break|split|divid|organis|sort|group|arrang|sett|putt|lay|separat|turn|chang|chunk)ing${ordered}|(?:start|beginn|open)ing${eachStep})|\bneeds? (?:to be )?(?:broken|split|divided|organised|sorted|grouped|set|put|separated|turned|breaking|splitting|dividing)(?: (?:up|out))? (?:in(?:to)?|under|with|by))(?: an?)? $`,
  'iu',
);

/** Right after a thing: it would help. */
export const askedAfter = new SparingPattern(
  /^ (?:would|could|might|will) (?:really |also |certainly )?(?:help|be (?:really |very )?(?:helpful|useful|handy|good|great)|make (?:it|this|your)|guide|let|give|show|tell|invite|break)\b/iu,
);

/** Nothing of a part: the thing is said of the whole text. */
export const ofWhole = new SparingPattern(
  String.raw`^${tail}(?=$|[,.;:!?)–-]| (?:and|so|but|because|as|since|which|though|although|yet|or|when you)\b)`,
  'iu',
);

/** The same for what a text has once: what it is for says nothing of where it is. */
export const ofWholeOrAim = new SparingPattern(
  String.raw`^${tail}(?: (?:at|near|on) the (?:very )?(?:start|beginning|top|end|bottom|front)(?: of ${wholeText})?)?(?=$|[,.;:!?)–-]| (?:to(?! (?:describe|compare|your|the|each|every|this|that|it|its|his|her)\b)|and|so|but|because|as|since|which|or|when you|would|before|first|for (?:your|the|any) (?:readers?|cook|audience|letter|story|report|recount|text|writing))\b)`,
  'iu',
);

/** Where a sentence begins anew, and all that may stand before a thing there. */
export const beginsClause =
  /(?:^|[,;:–] ?|\b(?:and|so|but|as|because|think|that) )(?:(?:an?|some) )?$/iu;

/** An aim, a condition or a question, and what is like a thing. */
export const notTold = new SparingPattern(
  /\b(?:if|check|whether|unless|imagine|as if|instead of|rather than|in place of|like|almost|nearly)\b[^,;.]*$/iu,
);

/** Before what praise doesn't find in the text. */
export const notPresent = new SparingPattern(
  /n't\b|\b(?:no|not|never|without|cannot|instead|rather|than|could|would|should|might|can|will|if|next|try|almost|nearly|like|as if|more|avoid|lacks?|need|needs|any|every|each|or|turn|between|answer\p{L}*|wonder\p{L}*|raises?|leaves?|left|asks? (?:me|myself)|my|in my)\b[^;.]*$/iu,
);
