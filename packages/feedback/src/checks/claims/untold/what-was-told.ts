import { literally } from '../../../text/searching/literally.ts';
import { matchesWhere } from '../../../text/searching/matches-in.ts';
import type { Sentence } from '../../../text/student-text.ts';
import type { Source } from '../source.ts';
import { relation } from '../speakers/relations.ts';
import { personName, speakerOf } from '../speakers/who-speaks.ts';
import { stemsOf, tellingOf } from '../told-of.ts';
import { untold } from './untold.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** A step that asks for it. */
const asked = String.raw`(?:(?:^|[.!?] )(?:next,? |now,? |then,? )?|\b(?:could|should|can|might|to) (?:also )?)(?:tell|say|add|give|explain|mention|include|let)(?: (?:us|me|your readers?|the reader))?(?: (?:hear|know))?`;
const wanted = String.raw`(?:${untold}|${asked})`;
const isAll = '(?=[.,;!?–]|$| (?:so|because|since|as)\\b)';

const noun = String.raw`(\p{Ll}{3,})`;
/** “We don’t know what your dog is called.” */
const name = new SparingPattern(
  String.raw`${wanted} (?:the names? of (?:your|the) ${noun}|(?:your|the|her|his|its) (?:${noun}['’]s )?name|what (?:your|the) ${noun} (?:is|was) called)${isAll}|(?:^|[.!?] )name (?:your|the) ${noun}${isAll}`,
  'giu',
);

/** Whether a text gives the name of a thing beside the word for it: “my dog Rusty”, “Waihi Beach”. */
function isNamed(thing: string, { normalised }: Source): boolean {
  const capital = String.raw`(?!(?:I|He|She|It|We|They|The|And|But|Then|So|On)\b|I['’])\p{Lu}\p{Ll}+`;
  const one = literally(thing);
  const named = [
    String.raw`\b${one} (?:is |was |who is |who was )?(?:called|named) ${capital}`,
    String.raw`\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ )?${one},? ${capital}`,
    String.raw`(?<=\p{Ll},? )${capital} (?:the )?${literally(thing.charAt(0).toUpperCase() + thing.slice(1))}\b`,
    String.raw`\b[Tt]he ${one},? (?:Mr|Mrs|Ms|Miss|Dr)\b`,
    String.raw`\b${one}['’]s name (?:is|was) ${capital}`,
  ];
  return new RegExp(named.join('|'), 'u').test(normalised.original);
}

/** “You could tell us what Sione said.” */
const words = new SparingPattern(
  String.raw`${wanted} (?:exactly )?what (?:your (${relation})|(${personName})) (?:said|says|shouted|yelled|whispered)${isAll}`,
  'giu',
);

const isHeard = (who: string, source: Source): boolean =>
  source.asRead().speech.some((said) => {
    const speaker = speakerOf(said, source)?.toLowerCase() ?? '';
    return speaker.split(' ').includes(who.toLowerCase().split(' ').at(-1) ?? '');
  });

/** “You don’t explain what magma is.” */
const meaning = new SparingPattern(
  String.raw`${wanted} what (?:an? |the |the word )?[“‘]?(\p{L}+)[”’]? (?:is|are|means?)${isAll}|(?:(?:^|[.!?] )(?:next,? |now,? |then,? )?|\b(?:could|should|can|might|to) )(?:explain|define) (?:the (?:word|term) )?[“‘](\p{L}+)[”’]`,
  'giu',
);

const isDefined = (word: string, { normalised }: Source): boolean =>
  new SparingPattern(
    String.raw`\b(?:is|are|was|were|it) (?:called|known as) (?:an? |the )?${literally(word)}(?!\p{L})|(?<!\p{L})${literally(word)},? (?:(?:which |that )?means|is a word for|is another word for)\b`,
    'iu',
  ).test(normalised.original);

const clause = String.raw`([^.!?,;“”]{8,80})`;
const who = new SparingPattern(String.raw`${untold} who ${clause}`, 'giu');
/** “We don’t know who did it until the end.” Read only where that is said: it is slow. */
const onlyFirst = /\b(?:until|before|at first)\b[^.!?]{0,60}$/iu;
/** Read before what is said (characters). */
const BEFORE = 70;
const why = new SparingPattern(String.raw`${wanted} why ${clause}`, 'giu');
/** “You should warn people not to pull too hard.” */
const warning = new SparingPattern(
  String.raw`\b(?:could|should|might|need to|remember to|forget to|forgot to) (?:also )?(?:warn|remind)(?: (?:us|people|them|the reader|(?:your )?readers?|others))? (?:not )?(?:to|that|about) ${clause}`,
  'giu',
);

/** The sentences that have all that a clause is about, if that is enough to tell. */
function telling(said: string, source: Source): Sentence[] {
  const { sentences } = source.asRead();
  const isTopic = (stem: string) =>
    tellingOf([stem], sentences, 1).length > Math.max(2, sentences.length / 4);
  const stems = stemsOf(said).filter((stem) => !isTopic(stem));
  return stems.length < 2 ? [] : tellingOf(stems, sentences, stems.length);
}

const reason = /\b(?:because|so that|in order to)\b/iu;
const warns = /\b(?:don['’]?t|never|not|careful|make sure|avoid|or (?:it|you|they))\b/iu;

/** Somebody who does it, as the first words of a sentence say. */
const byName = /^\W*(?:I|we|my|our|\p{Lu}\p{Ll}+ (?!is\b|was\b|are\b|were\b))/u;
const byNobody = new SparingPattern(
  /^\W*(?:some(?:one|body)|they|it|he|she|there|this|that|these|who|then|when|if|after|one day)\b/iu,
);

/** Quicker tests: most comments ask for none of these. */
const mayBe = {
  name: /\b(?:names?|called)\b/iu,
  words: /\b(?:said|says|shouted|yelled|whispered)\b/iu,
  meaning: new SparingPattern(
    /\bwhat (?:[^ ]+ ){1,3}(?:is|are|means?)\b|\b(?:explain|define) (?:the (?:word|term) )?[“‘]/iu,
  ),
  why: /\bwhy\b/iu,
  who: /\bwho\b/iu,
  warning: /\b(?:warn|remind)\b/iu,
};

/** Whether a comment asks for a name, somebody’s words, a meaning, a reason or a warning that the text gives. */
export function isToldAlready(comment: string, source: Source): boolean {
  return (
    matchesWhere(mayBe.name, comment, name).some((found) =>
      found.slice(1).some((one) => one !== undefined && isNamed(one, source)),
    ) ||
    matchesWhere(mayBe.words, comment, words).some(
      ([, kin, named = '']) =>
        (kin !== undefined || /^\p{Lu}/u.test(named)) && isHeard(kin ?? named, source),
    ) ||
    matchesWhere(mayBe.meaning, comment, meaning).some(([, one, other = '']) =>
      isDefined(one ?? other, source),
    ) ||
    matchesWhere(mayBe.why, comment, why).some(([, said = '']) =>
      telling(said, source).some(({ text }) => reason.test(text)),
    ) ||
    matchesWhere(mayBe.who, comment, who).some(
      ({ 1: said = '', index }) =>
        !onlyFirst.test(comment.slice(Math.max(0, index - BEFORE), index)) &&
        telling(said, source).some(({ text }) => byName.test(text) && !byNobody.test(text)),
    ) ||
    matchesWhere(mayBe.warning, comment, warning).some(([, said = '']) =>
      telling(said, source).some(({ text }) => warns.test(text)),
    )
  );
}
