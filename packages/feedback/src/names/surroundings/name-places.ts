import { isNameTold } from './name-told.ts';
import { isPastOnly } from './past-only.ts';
import { isSpokenToFirst } from './spoken-to.ts';
import { isSpeaker } from './speech-tags.ts';
import { kin } from '../words/people-and-places.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import {
  adjectives,
  beforeDeeds,
  beforeThings,
  belongings,
  deeds,
  describing,
  doneTo,
  modals,
  objects,
  saying,
  subjects,
} from '../words/word-classes.ts';

/** A question begins with these, or with what comes before them. */
const asking = /^(?:can|could|did|does|do|will|would|should|must|may)$/u;
const being = /^(?:is|was|are|were)$/u;
const goingOn = /^(?:coming|going|playing|allowed|here|there|away|ok|okay)$/u;
const beforeQuestions = /^(?:|what|when|where|why|who|how|and|but|so|then|said|says|asked)$/u;
const joining = /^(?:then|when|because|but)$/u;
const past = /^\p{L}{3,}ed$/u;
export const greetings =
  /^(?:hi|hello|hey|bye|goodbye|thanks|thx|ty|sorry|dear|congrats|sup|yo|wass?up|howdy|oi|chur|morena)$/u;
const wishes =
  /^(?:thank you|well done|good luck|good job|good night|happy birthday|see you|love you|miss you)$/u;
/** After a wish and who it is for; “thank you hope you like it” wishes twice. */
const afterWish = /^(?:|for|from|and|x+|(?:xo)+)$/u;
/** Before a colon or a dash, what a text says of its writer. */
const writers = /^(?:by|name|names|author|writer|from|to|student)$/u;
const score = /^\s?[-–—=:]\s?\d/u;
/** ‘The first rose’, ‘our only hope’: one thing of several. */
const articles = /^(?:the|an?|my|our|your|his|her|its|their|this|that|of)$/u;
const limiting = /^(?:first|next|last|only|all|no|then)$/u;
const endsSpeech = /^[.!?,]{0,3}["”]/u;
const cheers = /^(?:yay|woo|woohoo|hooray|hurray)$/u;
/** How a command may end. */
const afterCommand = /^(?:it|me|here|now|please|pls|hurry|stop|wait|quick|hey|oi|yo)$/u;
/** In brackets after a name; its group is what somebody is to the writer. */
const explanation = /^(?:thats |that is |that s )?(?:me(?: |$)|my (?<relation>\p{L}+))/u;
/** A clause may follow these: to hope he comes. */
const wishing = /^(?:hope|wish|trust|pray|say|see|read)$/u;
/** They say where, when or how long as often as who. */
const measures = /^(?:long|west|north|south|east|early|small|major|best|good|black|white)$/u;

/**
 * Whether only somebody’s name can stand here, whatever the word means elsewhere: “can mark come”,
 * “first tom went”, “stop it bill I said”.
 */
export function isNamesPlace(runs: readonly Run[], at: number): boolean {
  return (
    isAsked(runs, at) ||
    isSpokenTo(runs, at) ||
    isSpokenToFirst(runs, at) ||
    isSpeaker(runs, at) ||
    isOneOfMany(runs, at) ||
    isToldApart(runs, at) ||
    isReceiver(runs, at) ||
    isExplained(runs, at) ||
    isHeaded(runs, at)
  );
}

/** “Where did jack go”, “can hope come”, “where is lucky”. */
function isAsked(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const after = neighbour(runs, at, 1);
  if (being.test(before))
    return before2 === 'where'
      ? after === ''
      : beforeQuestions.test(before2) && goingOn.test(after);
  return (
    asking.test(before) && beforeQuestions.test(before2) && after !== '' && !objects.has(after)
  );
}

/** “Come on mark”, “no tom thats mine”, “stop it bill i said”, “‘pass it hope’ said”. */
function isSpokenTo(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  if (before === 'on' && before2 === 'come') return true;
  // “I said not you pat.”
  if (before === 'you' && before2 === 'not' && after === '') return true;
  if (isAllOfSpeech(runs, at) || isCheered(runs, at)) return true;
  // “Get well soon hope.”
  if (before === 'soon' && /^(?:well|better)$/u.test(before2)) return afterWish.test(after);
  // “Thank you mark for the present.”
  if (afterWish.test(after) && wishes.test(`${before2} ${before}`)) return true;
  if (endsSpeech.test(runs[at + 1]?.gap ?? '') && afterCommand.test(before)) return true;
  if (before === 'no' && before2 === '' && /^(?:|thats|its|you|i|dont|stop|wait)$/u.test(after))
    return true;
  // Not “you know i will” he said.
  const isModal = modals.has(runs[at]?.letters ?? '') && subjects.has(before);
  const isSpeech = subjects.has(after) && saying.has(after2) && !isModal;
  return isSpeech && (before === 'no' || !(beforeThings.has(before) || adjectives.has(before)));
}

/** “Go lucky go”, “go go sunny”, “yay frank!” */
function isCheered(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const after = neighbour(runs, at, 1);
  if (after !== '' && !(before === 'go' && after === 'go')) return false;
  if (measures.test(runs[at]?.letters ?? '')) return false;
  return (before === 'go' && /^(?:|go)$/u.test(before2)) || cheers.test(before);
}

/** “Pat?” “Hope!” */
const isAllOfSpeech = (runs: readonly Run[], at: number): boolean =>
  /^[?!]{1,3}["”]/u.test(runs[at + 1]?.gap ?? '') && /["“]$/u.test(runs[at]?.gap ?? '');

/** “Then only lily was left”, “it was all tom fault”. */
function isOneOfMany(runs: readonly Run[], at: number): boolean {
  const [before, after] = [neighbour(runs, at, -1), neighbour(runs, at, 1)];
  const before2 = neighbour(runs, at, -2);
  if (!limiting.test(before) || articles.test(before2)) return false;
  if (before === 'all' && after === 'and' && isAllSo(runs, at)) return false;
  return deeds.has(after) || (before === 'all' && belongings.has(after));
}

/** “My togs were all sandy and wet”; not ‘it was all sandy and me’. */
const isAllSo = (runs: readonly Run[], at: number): boolean =>
  describing.has(runs[at]?.letters ?? '') &&
  /^(?:are|were|got|get)$/u.test(neighbour(runs, at, -2)) &&
  !/^(?:me|i)$/u.test(neighbour(runs, at, 2));

/** “This mark kid”, “the tom from room 3”. */
function isToldApart(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  const before = neighbour(runs, at, -1);
  // “We have a will in our class.”
  if (/^(?:a|an)$/u.test(before)) return after === 'in' && isOurClass(runs, at + 2);
  if (!/^(?:this|that|the|other|another)$/u.test(before)) return false;
  if (after === 'from') return /^(?:room|rm|year)$/u.test(after2);
  if (after === 'in') return isOurClass(runs, at + 2);
  return /^(?:kid|boy|girl)$/u.test(after) && !describing.has(letters) && !adjectives.has(letters);
}

const isOurClass = (runs: readonly Run[], at: number): boolean =>
  /^(?:my|our)$/u.test(runs[at]?.letters ?? '') &&
  /^(?:class|room|team|syndicate)$/u.test(runs[at + 1]?.letters ?? '');

/** “I gave it to sunny”, “me and frank”, “I threw it to mark he missed”, “black saved it”. */
function isReceiver(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const after = neighbour(runs, at, 1);
  if (before === 'me') return after === 'and';
  if (/^(?:and|an|n)$/u.test(before)) return before2 === 'me';
  if (before === 'to' && /^(?:he|she|we|they)$/u.test(after)) return !wishing.test(letters);
  if (!describing.has(letters)) return false;
  if (before === '' && past.test(after) && objects.has(neighbour(runs, at, 2))) return true;
  return !measures.test(letters) && isPersonHere(runs, at);
}

const livingSomewhere =
  /^(?:next|near|in|on|at|with|by|across|opposite|down|up|over|here|there|far)$/u;
/** What is so ‘of’ or ‘for’ something: kind of lucky, fond of blue. */
const colours = /^(?:blue|green|brown|gr[ae]y|true|special|little|innocent|young)$/u;
const degrees = /^(?:kind|sort|type|bit|lot)$/u;

/** Where a quality makes no sense: “gave lucky a lolly”, “bye sunny”, “I like frank because”. */
function isPersonHere(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const after = neighbour(runs, at, 1);
  if (/^(?:like|love|miss)$/u.test(before))
    return /^(?:i|we|dont|really|do)$/u.test(before2) && /^(?:|because|and|but|so)$/u.test(after);
  if (doneTo.has(before)) return objects.has(after);
  if (greetings.test(before) || wishes.test(`${before2} ${before}`)) return true;
  if (joining.test(before) && past.test(after)) return true;
  if (beforeDeeds.has(before) && !(before === 'so' && before2 !== '')) {
    if (isPastOnly(after)) return true;
    if (after === 'lives') return livingSomewhere.test(neighbour(runs, at, 2));
  }
  if (after !== '') return false;
  if (/^(?:to|with|by|from|than|except)$/u.test(before) || isNameTold(runs, at)) return true;
  if (/^(?:for|about|of)$/u.test(before)) return !colours.test(letters) && !degrees.test(before2);
  return being.test(before) && before2 === 'friend' && runs[at - 3]?.letters === 'best';
}

/** “Will (thats me)”, “hope (my friend)”. */
function isExplained(runs: readonly Run[], at: number): boolean {
  if (!/^\s?\($/u.test(runs[at + 1]?.gap ?? '')) return false;
  const said = runs.slice(at + 1, at + 5).map(({ letters }) => letters);
  const found = explanation.exec(said.join(' '));
  const relation = found?.groups?.['relation'];
  return found !== null && (relation === undefined || kin.has(relation));
}

/** “Name: lucky”, “By - rain”, “will - 10 points”. */
function isHeaded(runs: readonly Run[], at: number): boolean {
  if (runs[at]?.first === true && score.test(runs[at + 1]?.gap ?? '')) return true;
  const isAlone = neighbour(runs, at - 1, -1) === '';
  return (
    isAlone &&
    /^\s*[:=–—-]\s*$/u.test(runs[at]?.gap ?? '') &&
    writers.test(runs[at - 1]?.letters ?? '')
  );
}
