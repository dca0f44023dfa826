import { isPastDeed } from '../../../language/kinds-of-words/past-verbs.ts';
import { pastVerbs } from '../../../rules/language/tense/tense-slips.ts';
import { onceForEach } from '../../../text/remembered.ts';
import { literally } from '../../../text/searching/literally.ts';
import { matchesIn } from '../../../text/searching/matches-in.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText, Word } from '../../../text/student-text.ts';
import type { Source } from '../source.ts';
import { stemsOf } from '../told-of.ts';
import { areTwoRelations, relation } from './relations.ts';
import { areTwoPeople } from './same-person.ts';
import { personName } from './who-speaks.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** “Where you tipped out of the kayak”, “Nan carved a name into the table”. */
const deed = new SparingPattern(
  String.raw`(?<![\p{L}’'“-])([Yy]ou|[Yy]our ${relation}|[Tt]he \p{Ll}{3,}|${personName}) (?:(?:was|is|being) the (?:one|person) (?:who|that) )?(?=(?:(?:both|then|also|just|\p{Ll}+ly) )?(\p{Ll}{3,})([^.!?“”]{3,80}))`,
  'gu',
);

/** What a writer does with a reader: “you showed us”, “you made me laugh”. */
const writing = new Set(
  'showed told made gave let left used wrote kept put began started ended finished opened built got took brought painted helped said drew pulled turned added slowed caught moved played worked hooked ended described shared explained named picked'.split(
    ' ',
  ),
);

/** Between somebody and what they do. */
const adverb = /^(?:then|also|just|even|really|finally|suddenly|never|always|almost|\p{Ll}+ly)$/u;

const helping = /^(?:was|were|had|did|went|came|felt|knew|thought)$/u;
/** “Mia made me laugh”, “Mum kept us waiting”: what is done to the reader. */
const toReader = /^ (?:me|us|(?:the|your) readers?)\b/u;

function isDeed(verb: string, rest: string, isYou: boolean): boolean {
  if (helping.test(verb) || !(pastVerbs.has(verb) || isPastDeed(verb))) return false;
  return !writing.has(verb) || (!isYou && !toReader.test(rest));
}

const isMe = /^(?:me|us)$/u;
const isRelation = new SparingPattern(`^${relation}$`, 'iu');

/** Who does it, as the words right before a verb say; null where that isn't sure. */
function doerOf(words: readonly Word[], verb: number): string | null {
  const sentence = words[verb]?.sentence;
  let at = verb - 1;
  while (words[at]?.sentence === sentence && adverb.test(words[at]?.text ?? '')) at -= 1;
  const doer = words[at];
  if (doer === undefined || doer.sentence !== sentence) return null;
  if (/^(?:i|we|he|she|they|it)$/u.test(doer.lower)) return doer.lower;
  const isMine = /^(?:my|our)$/u.test(words[at - 1]?.lower ?? '');
  if (isMine && isRelation.test(doer.lower)) return doer.lower;
  if (doer.first || !/^\p{Lu}/u.test(doer.text)) return null;
  return /^(?:and|or)$/u.test(words[at - 1]?.lower ?? '') ? null : doer.text;
}

/** As `doerOf`, but a name that begins the sentence is one only if it stands elsewhere, too. */
function namedDoerOf(text: StudentText, words: readonly Word[], verb: number): string | null {
  const doer = doerOf(words, verb);
  const before = words[verb - 1];
  if (doer !== null || before === undefined || !before.first) return doer;
  if (isRelation.test(before.lower)) return before.text;
  const isName =
    /^\p{Lu}\p{Ll}/u.test(before.text) &&
    text.words.some((word) => !word.first && word.text.replace(/['’]s$/u, '') === before.text);
  return before.sentence === words[verb]?.sentence && isName ? before.text : null;
}

/** What the text calls somebody whom it names: “my little sister Lani”. */
function kinOf(name: string, text: string): string | null {
  const found = new RegExp(
    String.raw`\b(?:my|our) (?:\p{L}+ ){0,2}?(${relation}),? ${literally(name)}(?!\p{L})`,
    'iu',
  ).exec(text);
  return found?.[1] ?? null;
}

function isAnothers(who: string, doer: string, text: string): boolean {
  const isMine = doer === 'i' || doer === 'we';
  if (/^you$/iu.test(who)) return !isMine;
  if (doer === 'i') return true;
  const [related] = isRelation.exec(who.replace(/^your /iu, '')) ?? [];
  if (isRelation.test(doer)) {
    const kin = related ?? kinOf(who, text);
    return kin !== null && areTwoRelations(kin, doer);
  }
  if (/^your /iu.test(who)) return false;
  return !/^(?:we|he|she|they|it)$/u.test(doer) && areTwoPeople(who, doer, text);
}

/** To something: “the name carved in the table” carves nothing. */
const toThing = /^ (?:the|an?|his|her|its|their|my|your|our|some|all|him|them|it)\b/u;

/** “I hugged her mum” hugs somebody else. */
const notHerself = new SparingPattern(
  /^(?!(?:and|but|so|then|when|because|as|until|while|again|tight\p{L}*|for|in|on|to|with|up|down|off|out|away|all|\p{L}+ly|i|we|he|she)$)\p{L}+$/u,
);
const ownWords = onceForEach((text: StudentText) =>
  text.words.filter((word) => !isSpoken(text, word)),
);

/** Whether something stands after a verb in its sentence, so that it isn’t who does it. */
const isDoneBeside = (thing: string, verb: number, words: readonly Word[]): boolean =>
  words.some(
    (word, i) => i > verb && word.sentence === words[verb]?.sentence && word.lower === thing,
  );

/** Whether a comment says that somebody did what another does in the text, or the student herself. */
export function isAnothersDeed(comment: string, { asRead, normalised }: Source): boolean {
  return matchesIn(comment, deed).some(([, who = '', verb = '', rest = '']) => {
    const isYou = /^you$/iu.test(who);
    if (!isDeed(verb, rest, isYou)) return false;
    if (/^the /iu.test(who) && !toThing.test(rest)) return false;
    const text = asRead();
    const own = ownWords(text);
    const places = own.flatMap(({ lower }, i) => (lower === verb ? [i] : []));
    if (
      places.length === 0 ||
      (isYou
        ? !own.some(({ lower }) => lower === 'i')
        : !/^(?:your|the) /iu.test(who) && !normalised.original.includes(who))
    )
      return false;
    const stems = stemsOf(rest);
    const isSame = places.some((at) => {
      const told = stemsOf(text.sentences[own[at]?.sentence ?? -1]?.text ?? '');
      return stems.some((stem) => !verb.startsWith(stem) && told.includes(stem));
    });
    const [only = 0] = places;
    const isDoneToHer =
      !isYou &&
      places.length === 1 &&
      /^ you\b/u.test(rest) &&
      isMe.test(own[only + 1]?.lower ?? '');
    const sentence = text.sentences[own[only]?.sentence ?? -1]?.text.toLowerCase() ?? '';
    // “I hugged her”, told as “Your mum hugged the goat”.
    const isDoneToIt =
      !isYou &&
      places.length === 1 &&
      /^(?:him|her|it|them)$/u.test(own[only + 1]?.lower ?? '') &&
      !notHerself.test(own[only + 2]?.lower ?? '') &&
      /^ the \p{Ll}/u.test(rest) &&
      !sentence.includes((who.split(' ').at(-1) ?? '').toLowerCase());
    return (
      (isSame || isDoneToHer || isDoneToIt) &&
      places.every((at) => {
        const doer = namedDoerOf(text, own, at);
        if (doer === null) return false;
        const [, thing] = /^the (\p{Ll}+)$/iu.exec(who) ?? [];
        return thing === undefined
          ? isAnothers(who, doer, normalised.original)
          : (doer === 'i' || /^\p{Lu}/u.test(doer)) && isDoneBeside(thing, at, own);
      })
    );
  });
}
