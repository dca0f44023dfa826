import { matchesWhere } from '../../text/searching/matches-in.ts';
import { hasListOfNeeds } from './has-list-of-needs.ts';
import { piece } from './piece.ts';
import type { Source } from './source.ts';
import { anyOfThings, hasWords, isMatchedThere, type Thing } from './things.ts';
import { relation } from './speakers/relations.ts';
import { isMentioned } from './untold/mentioned.ts';
import { isToldAlready } from './untold/what-was-told.ts';
import { untold } from './untold/untold.ts';
import { stemsOf, tellingOf } from './told-of.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const day = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|yesterday|last (?:week|weekend|night|month|year|summer|winter|easter|christmas|term|holidays?)|on my birthday)`;
const tellsDay = new SparingPattern(String.raw`\b${day}\b`, 'iu');

const tellsPlace = new SparingPattern(
  /\b(?:went|drove|flew|walked|travelled|came|got|biked|sailed|arrived) (?:\p{L}+ ){0,3}?(?:to|at|in) (?:the |an? |my |our )?(?!(?:go|see|get|the|a|be|bed|sleep|do|have|play|find)\b)\p{L}{3,}|\b(?:at|in) (?!(?:Room|Year|Term|The|My|It|We|I|January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{Ll}+day)\b)\p{Lu}\p{Ll}{2,}/u,
);
const tellsCompany = new SparingPattern(
  String.raw`\bwith (?:(?:my|our) (?:\p{Ll}+ )?${relation}\b|\p{Lu}\p{Ll})|\b(?:[Mm]e and|[Mm]y ${relation}(?: \p{Lu}\p{Ll}+)? and (?:I|me)\b)`,
  'u',
);

/** Not of one part of what is told: ‘how you felt when the bell rang’. */
const ofAll = String.raw`(?! (?:when|as|at|about|after|before|while|during|in|on|if|to|for|with|that|because|by|every|each)\b)`;

const opinion = /\bI (?:(?:really|strongly|firmly|do) )?(?:think|believe)\b|\b[Ii]n my opinion\b/u;
/** “Uniforms should be optional”, but not “You must wear a helmet” or “I should have known”. */
const wants = /(?<!\b(?:you|I) )\b(?:should|must)(?: not|n['’]t)? (?!have\b)\p{Ll}/iu;
const others = /\b(?:some|many|most|other) (?:people|kids|students|parents|adults)\b|\?$/iu;
/** Further on, no reader would have to wait for it (sentences). */
const EARLY = 4;

const beginsWithView = ({ asRead }: Source): boolean =>
  asRead()
    .sentences.slice(0, EARLY)
    .some(({ text }) => wants.test(text) && !others.test(text));

const hasView = (source: Source): boolean => hasWords(opinion)(source) || beginsWithView(source);

/** What a text may be said not to tell, and what surely tells it. */
const things: readonly Thing[] = [
  {
    thing: String.raw`(?:when(?: (?:it|this|that|all this) (?:was|happened|took place)| you went|(?=[.,;:!?]|$))|(?:what|which) day(?: it was)?|day|date)`,
    isThere: ({ asRead }) =>
      asRead()
        .sentences.slice(0, 2)
        .some(({ text }) => tellsDay.test(text)),
  },
  {
    thing: String.raw`(?:where (?:(?:it|this|that|all this|the story|everything) (?:was|is|happened|happens|took place|takes place|is set)|you (?:went|were))|where(?=[.,;:!?]|$| and\b)|(?:the |your )setting)`,
    isThere: ({ asRead }) =>
      asRead()
        .sentences.slice(0, 2)
        .some(({ text }) => tellsPlace.test(text)),
  },
  {
    thing: String.raw`who (?:you (?:went|were|go) with|(?:was|came|went)(?: there| along)?(?: with you)?(?=[.,;:!?]|$| and\b))`,
    isThere: ({ asRead }) =>
      asRead()
        .sentences.slice(0, EARLY)
        .some(({ text }) => tellsCompany.test(text)),
  },
  {
    thing: String.raw`(?:how you (?:felt|feel)|your (?:own )?feelings?|how it made you feel)`,
    isThere: hasWords(
      /(?<!\p{L})(?:I|[Ww]e) (?:felt|feel|was|were|am) (?:(?:so|very|really|a bit|quite|too|just|super) )*(?:happy|pleased|thankful|grateful|jealous|furious|cross|miserable|bored|confused|shocked|surprised|homesick|delighted|thrilled|stunned|sad|scared|excited|nervous|proud|angry|worried|tired|lonely|relieved|afraid|terrified|ten feet tall|glad|gutted|stoked|embarrassed|disappointed|frightened|amazed|upset|shy|brave|annoyed|grumpy)\b/u,
    ),
  },
  {
    thing: String.raw`(?:what (?:you(?:['’]d| would)? (?:want|like|hope for|are asking for)|(?:they|we|your readers?|the \p{L}+|readers?) should do|to do(?= about|[.,!]|$))(?: (?:them|us|him|her|people|(?:the|your) \p{L}+))?(?: to (?:do|change|happen))?(?: about it)?|(?:a )?(?:call to action|clear request))`,
    isThere: hasWords(
      /(?:^|[.!?\n] ?)(?:So,? )?[Pp]lease (?!find|read|note|listen)\p{Ll}+|\bI(?:['’]m| am)? (?:ask|asking|urge|want|beg)(?:ing)? you to\b|\b[Ww]e (?:ask|urge|want) you to\b|\b(?:[Ss]chools?|[Cc]ouncil|[Pp]rincipal|[Tt]eachers|[Pp]arents|[Cc]anteen|[Gg]overnment|[Ww]e|[Yy]ou|[Tt]his) (?:should|must) \p{Ll}+|(?:^|[.!?\n] ?)Let['’]s \p{Ll}+/u,
    ),
  },
  {
    thing: String.raw`(?:what (?:things |tools |equipment |materials |ingredients )?(?:we|you|i|they|people|readers?)(?:['’]ll| will)? need(?: to (?:get|have|find|collect|gather)(?: ready)?)?|what (?:materials|equipment|ingredients|tools|things) (?:are needed|to (?:get|use|find|collect))|(?:the|your|any) (?:ingredients|materials|equipment))`,
    isThere: hasListOfNeeds,
  },
  {
    thing: String.raw`(?:what you (?:yourself )?(?:think|believe)(?: about (?:it|this|that))?(?: yourself)?|what you want(?= until\b)|your (?:own )?(?:opinion|view|point of view|position))`,
    isThere: hasView,
  },
  {
    thing: String.raw`(?:how (?:the|your) (?:race|game|match|final|competition|contest|relay)(?: \p{L}+)? (?:turned out|ended|finished)(?: for you)?|where you (?:came|finished)(?: in (?:the|your) \p{L}+)?(?=[.,;!?]|$)|(?:what|which) place you (?:came|finished|got)(?: in (?:the|your) \p{L}+)?)`,
    isThere: hasWords(
      /\b(?:I|[Ww]e|[Oo]ur team|[Mm]y team) (?:\p{L}+ )?(?:came|finished|got|placed|ended up) (?:in )?(?:equal )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th))\b|\b(?:I|[Ww]e|[Oo]ur team|[Mm]y team) won\b/u,
    ),
  },
  {
    thing: String.raw`(?:(?:people|anyone|anybody|those|somebody|someone|readers|others) who (?:(?:might|may|would|could|will) )?(?:(?:do(?:es)?n['’]t|do not|does not|not) (?:agree|think so)|disagrees?)|(?:what )?(?:people on )?(?:the )?other (?:side|point of view)(?: of the argument)?(?: might (?:say|think))?|(?:the )?opposing (?:view|argument|side)s?|(?:a )?counter-?arguments?|the (?:people|others) against it)`,
    isThere: hasWords(
      /\b(?:some|other|many|most) (?:of you|people|kids|students|parents|teachers|adults)\b[^.!?]{0,30}\b(?:say|think|believe|argue|disagree|are|might|may|will|worry|don['’]t|do not)\b|\byou (?:might|may|could) (?:say|think|be thinking|disagree|argue)\b|\bothers (?:say|think|believe|argue)\b|\bI (?:know|understand) (?:that )?(?:some|you|not everyone|it is|it['’]s)\b/iu,
    ),
  },
];

const claimed = new SparingPattern(String.raw`${untold} ${anyOfThings(things)}\b${ofAll}`, 'giu');

/** “You didn't say whether Mum got free.” */
const whether = new SparingPattern(
  String.raw`\byou (?:do|did|have)(?:n['’]t| not)(?: (?:yet|really|actually|even))* (?:say|tell us|told us|said|mention(?:ed)?|let us know) (?:if|whether|that) ([^.!?,;“”]{6,80})`,
  'giu',
);

/** “You only give your own side.” */
const oneSided = new SparingPattern(
  String.raw`\byou(?:['’]ve)? (?:have )?only (?:give|given|gave|tell us|told us|show|shown|argue|look at|share|shared|write about|say)(?: (?:us|about))? (?:your (?:own )?|one )(?:side|view|opinion|point of view)|\b(?:your|this) ${piece} is (?:quite |very |a bit |rather )?one-?sided|\b(?:we|i) (?:only )?hear (?:only )?(?:your|one) (?:own )?(?:side|view)(?: only)?\b(?! of)`,
  'iu',
);
/** “Try to include what others might say, as you have not thought about them yet.” */
const notThought = new SparingPattern(
  /\b(?:other side|(?:people|those|others|anyone|readers) who (?:might |may )?(?:disagrees?|(?:don['’]t|do not) agree))\b[^.!?]{0,60}[.,!]?[^.!?]{0,10} you have(?:n['’]t| not) (?:yet )?(?:thought about|considered|mentioned|answered) (?:them|it|that)\b/iu,
);

/** A step that asks for the opinion that the text begins with. */
const stateView = new SparingPattern(
  /(?:^|[.!?] |\b(?:next|now|then),? |\b(?:need|try|step is|could|should) (?:to )?)(?:state|give|tell us|make clear|say) your (?:own )?(?:opinion|view|position|point of view)\b(?! (?:on|about|of|again|in|at the end)\b)/iu,
);

/** A request for the day where it is given. */
const addDay = new SparingPattern(
  /(?:^|[.!?] |\b(?:next|now|then|could|should|might|to),? )(?:add|tell (?:us|me|(?:the|your) readers?)|say|include|give|mention) (?:the|what|which) (?:day|date)\b(?: it was)?(?! (?:when|that|of|it|you)\b)/iu,
);

/** A step that asks for the list that is there. */
const askNeeds = new SparingPattern(
  /(?:^|[.!?] )(?:at the (?:top|start|beginning),? )?(?:tell (?:us|people|your readers?)|list|say) what (?:we|you|they|people|readers?)(?:['’]ll| will)? need\b(?! to (?:do|know|make))/iu,
);

const mayMiss = new SparingPattern(
  /no mention|n['’]t\b|\b(?:not|never|nothing|without|forgot|nowhere|left out|cannot|add the|only|one-?sided|opinion|guess|need|name|what|why|explain|define|warn|remind)\b/iu,
);

const mayDeny =
  /n['’]t\b|\b(?:not|never|nothing|without|forgot\p{L}*|nowhere|left out|cannot|guess)\b/iu;

/** All of it, as far as its words can tell (words). */
const FEWEST_TOLD = 2;

/** Whether a comment says that the text doesn't tell what it tells: the day, a feeling, a request, the other side. */
export function isFalselyUntold(comment: string, source: Source): boolean {
  if (!mayMiss.test(comment)) return false;
  if (
    matchesWhere(mayDeny, comment, claimed).some((found) => isMatchedThere(found, things, source))
  )
    return true;
  if (stateView.test(comment) && beginsWithView(source)) return true;
  if (
    (oneSided.test(comment) || notThought.test(comment)) &&
    things.at(-1)?.isThere(source) === true
  )
    return true;
  if (askNeeds.test(comment) && hasListOfNeeds(source)) return true;
  if (isToldAlready(comment, source) || isMentioned(comment, source)) return true;
  if (addDay.test(comment) && things[0]?.isThere(source) === true) return true;
  return matchesWhere(mayDeny, comment, whether).some(([, clause = '']) => {
    const stems = stemsOf(clause);
    const least = Math.max(FEWEST_TOLD, stems.length);
    return tellingOf(stems, source.asRead().sentences, least).length > 0;
  });
}
