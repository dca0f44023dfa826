import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';

const kind = 'bullying';
const place = '(?:group(?: ?chat)?|chat|page|account|server|poll|channel|gc)';
const meanName =
  '(?:(?:we |i |everyone |everybody |all )?hates?|(?:nobody|no ?one) (?:likes|wants)|get rid of|how to get rid of|kick out|vote out|rate the (?:\\w+ )?(?:fattest|ugliest)|(?:\\w+ ){1,2}(?:is|are) (?:\\w+ )?(?:ugly|fat|gross|a (?:\\w+ )?(?:pig|loser|slut|dog|rat|snake|freak)))';
const animals = '(?:pig|cow|whale|hippo|rat|monkey|gorilla|ape|toilet|poo|naked|nude)';
const deed =
  '(?:do it|die|kill|end|hang|jump|drown|leave|go (?:home|back|away)|get (?:hurt|hit|kicked|bashed)|be (?:hurt|hit|kicked|bashed|kicked out))';
const deadly =
  '(?:drink (?:\\w+ )?(?:bleach|janola|poison)|jump (?:off (?:the|a) (?:roof|building|motorway|sky ?tower)|in front of)|walk in front of|swallow|slit|hang my ?self|not wake up|stop breathing)';

/** What a chat may well be against. */
const things =
  /\b(?:maths?|homework|mondays?|spelling|broccoli|brussels|vegetables|peas|mushrooms|plastic|litter|rats|possums|stoats|wasps|vap\w*|traffic|rain|winter|exams|tests|cross country|villains?|book|movie|song|band|jok\w+|lol|raffle|talent|captain|house captain|prize|funniest)\b/u;

/** What others write about a child where adults don't look. */
export const hintedOfChats: readonly Sign[] = [
  hint(
    kind,
    `${place}${upTo(2)}(?:called|named|saying|that says|thats called) ${meanName}`,
    things,
  ),
  hint(
    kind,
    `(?:votes?|voted|voting|polls?|bets?|betting)${upTo(2)}(?:on|about|for|of) (?:how|what|when|which way|where|if|whether)${upTo(1)}i (?:should|would|could|will|can|am going to|have to|was going to)${upTo(2)}${deed}`,
    /\b(?:game|play|concert|show|drama|dance|survivor|debate|head ?shave|hair|dare|trip|holiday|manus?|bomb|pool|diving)\b/u,
  ),
  hint(
    kind,
    `(?:put|puts|putting|stuck|photo ?shop\\w*|edit|edits|edited) my (?:face|head|photo|picture|pic) (?:on|onto|in|into|over) (?:\\w+ ){0,3}${animals}`,
    /\b(?:funny|funniest|lol|cool|birthday|card|cards|poster|won|cake|assembly|art|collage|filter|my (?:brother|sister|dad|mum|uncle|nana)|cute|laugh(?:ed|ing)? (?:so|my))\b/u,
  ),
  hint(
    kind,
    `(?:tells?|told|telling|says?|said|saying|messages?|messaged|comment(?:s|ed)?|wants?|texts?|texted|dares?|dared)${upTo(3)}(?:me to|i should|i had to|that i|me i should) (?:go |just |go and )?${deadly}`,
    /\b(?:dentist|doctor|nurse|medicine|pill|tablets?|vitamins?|pool|water|slide|gum|seeds?|mum|dad|nana|coach|food|bite)\b/u,
  ),
];
