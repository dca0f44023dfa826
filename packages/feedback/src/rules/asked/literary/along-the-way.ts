import type { SkillId } from '@second-draft/contract';
import { mayHear, maySense, maySmell, mayTaste } from '../story/sense-signs.ts';
import { sensesToAdd } from '../story/senses-counted.ts';
import { inList } from './in-list.ts';

/** What a task asks to be told along the way, and a text lacks. */
export interface Lacking {
  /** As a comment names it, after ‘asks for’. */
  along: string;
  /** What a sentence has beside which it could stand. */
  beside: RegExp;
  skill: SkillId;
}

/** “You could tell us what you hear” leaves it to the writer. */
const isChoice =
  /^\W*(?:you (?:could|may|might|can)|think about|try)\b|\bfor example\b|\b(?:such as|or|choose|some of|any of)\b/iu;

/** “What you can see, hear and smell”, “sights and sounds”, “something you could hear”. */
const sensing =
  /\b(see|saw|hear|smell|smelt|taste|touch|feel|felt|sights?|sounds?)(?:s|ed|d)?\b/giu;
const something =
  /\b(?:what|things?|something|anything|everything) (?:that )?(?:\p{L}+ ){1,3}(?:hear|heard|smell|smelt|smelled|taste|tasted)\b|\b(?:what|how) (?:\p{L}+ ){1,3}(?:smells?|smelt|sounds?|sounded|tastes?|tasted)\b|\b(?:must|should|has to|have to) be (?:the )?(?:smell|sound|taste)\b|\bincluding (?:the )?(?:sense of )?(?:smells?|sounds?|taste)\b/iu;
const allSenses = /\b(?:all|five|5)\b[^.!?\n]{0,12}\bsenses\b/iu;
const anySense = /\b(?:use|using|with|include) (?:\p{L}+ ){0,2}senses\b/iu;

/** Where something is. */
const placed =
  /\b(?:in|into|on|at|under|inside|outside|through|near|beside|behind|along|around|over) (?:the|my|our|his|her|their|an?)\b/iu;

/** Where somebody decides, or something turns. */
const turning =
  /\b(?:but|then|when|so|suddenly|look(?:ed|s)?|st(?:oo|an)d|stopp?(?:ed|s)?|walk(?:ed|s)?|ran|turn(?:ed|s)?|gave|took|found|saw|pick(?:ed|s)?|climb(?:ed|s)?|open(?:ed|s)?)\b/iu;

const person = /\b(?:he|she|they)\b/iu;
const anybody = /\b(?:he|she|they|mum|dad|mr|mrs|ms|miss|man|woman|boy|girl)\b/iu;

/** “What you were thinking”, “your character’s thoughts”; “what you thought of it” is an opinion. */
const ownThoughts =
  /\bwhat you (?:(?:was|were|are) thinking|thought)\b(?! (?:of|about|it|that|this|we|should)\b)|\byour (?:inner |own )?thoughts\b(?! (?:and|or|&) )/iu;
const thoughtsOfThing =
  /\byour (?:inner |own )?thoughts (?:about|on) ((?:your |the |being )?(?!(?:it|this|that|what|how)\b)\p{L}{3,})\b/iu;
const theirThoughts =
  /\bwhat (?:they|he|she|(?:your|the|an?) (?:main )?characters?) (?:(?:is|are|was|were) thinking|thinks?|thought)\b(?! of\b)|\bcharacters?['’]?s?['’]? (?:inner )?thoughts\b(?! (?:and|or|&) )/iu;
const thinks =
  /\?|\b(?:th(?:ou|o|aw)g?h?ts?|th(?:i|e)nk\p{L}*|wonder\p{L}*|wish\p{L}*|hop(?:e|es|ed|ing)|imagin\p{L}*|kn[eo]w\p{L}*|guess\p{L}*|remember\p{L}*|forg[eo]t\p{L}*|decid\p{L}*|realis\p{L}*|realiz\p{L}*|believ\p{L}*|maybe|perhaps|if only|mind|head|told (?:my|him|her|them)sel\p{L}+|should|could|would|sure|want\p{L}*|feel\p{L}*|felt|worr\p{L}*|dream\p{L}*)\b/iu;

/** What is said aloud shows no thought. */
const spoken = /["“][^"”\n]{0,300}["”]/gu;

/** “Describe how they look and what they say.” */
const asksForWords =
  /\bwhat (?:they|he|she|(?:your|the|this|an?) (?:main )?(?:person|character|people|characters)) (?:says?|said)\b/iu;
/** “Tell us what at least one of your people looks like”, “describe your main character”. */
const asksForLooks =
  /\b(?:what|how) (?:at least )?(?:one of )?(?:he|she|they|(?:your|the|this|an?|each) (?:main )?(?:person|people|character|characters|hero|villain|visitor|friend|monster|creature)) looks?\b|\bdescri(?:be|ption of) (?:(?:your|the|this|an?|each) )?(?:main )?characters?\b(?! (?:feel|chang|develop))/iu;
const looks =
  /\b(?:black|blue|brown|blond\p{L}*|green|grey|gray|ginger|gold\p{L}*|orange|pink|purple|red|silver|white|yellow|colou?r\p{L}*|hair\p{L}*|eyes?|eyed|eyebrows?|face\p{L}*|beard\p{L}*|nose\p{L}*|skin|teeth|freckle\p{L}*|wrinkl\p{L}*|cheeks?|chin|moustache|glasses|fur\p{L}*|feather\p{L}*|scal(?:es|y)|wings?|tails?|horns?|claws?|whiskers|spot(?:s|ty|ted)|strip(?:es|y|ed)|tall\p{L}*|short|thin|fat|skinny|big\p{L}*|huge|giant|gigantic|enormous|massive|tiny|little|small\p{L}*|old|young|ugly|beautiful|pretty|handsome|slim\p{L}*|wear\p{L}*|wore|dress\p{L}*|uniform|jacket|shirt|look(?:s|ed)? like)\b/iu;
const speaks =
  /["“”]|\b(?:sa(?:y|ys|id|ying)|sed|ask\p{L}*|tell\p{L}*|told|talk\p{L}*|call\p{L}*|yell\p{L}*|shout\p{L}*|whisper\p{L}*|sing\p{L}*|speak\p{L}*|spoke|words?|voice|jokes?|repl\p{L}*|answer\p{L}*)\b/iu;

/** “Use onomatopoeia.” */
const asksForEcho = /\bonomat\p{L}+|\bsound words\b/iu;
const anywhere = /\p{L}/u;

const sentencesOf = (task: string): string[] =>
  task.split(/(?<=[.!?\n])/u).filter((one) => !isChoice.test(one));

const senseIn = (sentence: string, stem: string): boolean =>
  sentence.search(new RegExp(String.raw`\b${stem}`, 'iu')) >= 0;

function sensesLacking(demands: readonly string[], written: string): Lacking[] {
  const listed = demands.filter(
    (one) =>
      something.test(one) ||
      new Set(Array.from(one.matchAll(sensing), ([, word]) => word?.toLowerCase())).size > 1,
  );
  const areAll = demands.some((one) => allSenses.test(one));
  const isAsked = (stem: string) => areAll || listed.some((one) => senseIn(one, stem));
  const lacking = [
    isAsked('(?:hear|sounds?\\b)') && !mayHear(written) && 'hear',
    isAsked('smel') && !maySmell(written) && 'smell',
    isAsked('tast') && !mayTaste(written) && 'taste',
  ].filter((one) => one !== false);
  if (lacking.length > 0)
    return [{ along: `something to ${inList(lacking)}`, beside: placed, skill: 'senses' }];
  const counted = demands.map((one) => sensesToAdd(one, written)).find((one) => one !== undefined);
  if (counted !== undefined) return [{ along: counted, beside: placed, skill: 'senses' }];
  return demands.some((one) => anySense.test(one)) && !maySense(written)
    ? [{ along: 'something to hear, smell or touch', beside: placed, skill: 'senses' }]
    : [];
}

/**
 * What a text has nowhere of all that its task asks for along the way.
 * @param written the text, also as it would be spelt
 */
export function lackingAlong(task: string, written: string): Lacking[] {
  const demands = sentencesOf(task);
  const isAsked = (pattern: RegExp) => demands.some((one) => pattern.test(one));
  const [, ofThing] = demands.map((one) => thoughtsOfThing.exec(one)).find(Boolean) ?? [];
  const thoughts = ofThing === undefined ? 'your thoughts' : `your thoughts about ${ofThing}`;
  const thought = [
    isAsked(ownThoughts) && thoughts,
    isAsked(theirThoughts) && 'your character’s thoughts',
  ].filter((one) => one !== false);
  return [
    ...sensesLacking(demands, written),
    ...(thinks.test(written.replace(spoken, ' '))
      ? []
      : thought.map((along) => ({ along, beside: turning, skill: 'feelings' as const }))),
    ...(isAsked(asksForEcho) && !mayHear(written)
      ? [
          {
            along: 'a word that sounds like what it names',
            beside: anywhere,
            skill: 'sounds' as const,
          },
        ]
      : []),
    ...(isAsked(asksForWords) && !speaks.test(written)
      ? [{ along: 'words that somebody says', beside: person, skill: 'dialogue' as const }]
      : []),
    ...(isAsked(asksForLooks) && !looks.test(written)
      ? [{ along: 'what somebody looks like', beside: anybody, skill: 'describingWords' as const }]
      : []),
  ];
}
