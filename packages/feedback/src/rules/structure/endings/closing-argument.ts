import { meant } from '../../../language/spelling/meant.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { FAREWELL } from '../../../text/meaning/letter-words.ts';
import { withoutHollowClosing } from '../../../text/meaning/hollow-closing.ts';
import { countWords } from '../../../text/words.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { closingPhrase, openingPhrase } from '../../../text/phrase.ts';
import { nextStep, strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { isRebuttal, realEndingOf } from '../../real-ending.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './closing-argument.wording.ts';
import { callsFor, claim, closing, comesBack, saidEarly } from './ending-of-argument.ts';
import { openEndOf } from './undecided-end.ts';

/** Wins nobody over. */
const rude = /\b(?:stupid|dumb|idiots?|useless|pathetic|crap|sucks?)\b/iu;

/** Goes on with reasons. */
const more = /\b(?:also|too|another|as well|plus)\b/iu;

const asksWhatToDo = /\bwhat (?:should (?:your reader|happen)|you want)\b/iu;

/** ‘That’s why scooters are good’ asks for nothing. */
const onlyRounds =
  /^\W*(?:so |and )?(?:that is|that['’]?s) why (?:(?!should|must|need|please|want)[\p{L}'’]+ ){1,5}(?:is|are) \p{L}+\W*$/iu;

/** A shorter ending says neither what should happen nor why (words). */
const A_SENTENCE = 4;

/** An argument with this many sentences needs an ending. */
const LONG = 10;

const farewell = new RegExp(String.raw`^${FAREWELL}\b`, 'iu');

/** Begins one more reason. */
const another = /^(?:also|another|plus|secondly|thirdly|my (?:last|next|third|other))\b/iu;

/** Says what should happen. */
const wanting = /\b(?:in conclusion|to conclude|please|plese|let['’]?s|write to|(?:i|we) want)\b/iu;

/** So does this, unless it gives one more reason further up. */
const obliging = /\b(?:should|shud|must)\b/iu;

/** Sentences within which a wish still is at the end. */
const NEAR_END = 4;

const ASKED_WITHIN = 8;
const CALLED_WITHIN = 5;

/** A question at the end leaves the reader with what was wanted just before. */
function isAsked(text: StudentText): boolean {
  const [last] = endingOf(text, 1);
  return (
    last?.text.endsWith('?') === true &&
    endingOf(text, ASKED_WITHIN).some(({ text: one }) => claim.test(one) || callsFor(one))
  );
}

/** A conclusion that comes back to the position, or an argument that just stops. */
export const closingArgument: Rule = {
  find(text) {
    if (text.sentences.length < 5 || kindOfWriting(text) !== 'argument') return [];
    const ends = endingOf(text, 3)
      .filter((one) => !farewell.test(meant(one)))
      .slice(-2);
    if (openEndOf(ends) !== undefined) return [];
    const shown = ends
      .toReversed()
      .flatMap((sentence) =>
        closing.test(meant(sentence))
          ? [...openingPhrase(text, sentence), ...closingPhrase(text, sentence)]
          : [],
      )
      .filter((phrase) => comesBack(text, phrase) && !rude.test(phrase));
    if (shown.length > 0) return strength(shown, 0.65);
    const isWanted = endingOf(text, NEAR_END).some((one) => wanting.test(meant(one)));
    if (isAsked(text) || saidEarly(text) !== undefined) return [];
    if (isWanted || ends.some((one) => obliging.test(meant(one)))) return [];
    const argues = text.sentences.filter(({ text: one }) => claim.test(one)).length >= 2;
    const returns = ends.some(
      ({ text: one }) => claim.test(one) || callsFor(one) || /\b(?:us|we deserve)\b/iu.test(one),
    );
    const last = ends.at(-1);
    if (realEndingOf(text) === undefined) return [];
    const goesOn =
      last !== undefined &&
      (another.test(last.text) || (isRebuttal(text, last) && !callsFor(last.text)));
    const argued = text.sentences.some(({ text: one }) => claim.test(one));
    if (goesOn && argued) return nextStep(closingPhrase(text, last), 0.82);
    // What to do may be said before a last touch.
    if (endingOf(text, CALLED_WITHIN).some(({ text: one }) => callsFor(one))) return [];
    const isThin = argued && text.sentences.length >= LONG;
    return (argues || isThin) && !returns ? nextStep(closingPhrase(text, last), 0.7) : [];
  },
  skill: 'conclusion',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo({ freshEnd, hasNewEnd, isOnTopic, comment }) {
      const fresh = withoutHollowClosing(freshEnd);
      if (!hasNewEnd) return false;
      if (asksWhatToDo.test(comment) && onlyRounds.test(fresh)) return false;
      const isClosing = closing.test(fresh) || claim.test(fresh) || callsFor(fresh);
      if (isClosing && countWords(fresh) >= A_SENTENCE) return true;
      if (more.test(fresh)) return false;
      return (isOnTopic || isClosing) && countWords(fresh) >= A_SENTENCE && 'half';
    },
  },
  speaksOf: {
    strength: { 'persuasive structure': 5, ending: 3, opinion: 4 },
    nextStep: { 'persuasive structure': 3, ending: 3 },
  },
  cases: [
    {
      title: 'praises a conclusion',
      text: 'Dogs help. They play. They run. They are kind. That is why we should have a dog.',
      finds: [{ kind: 'strength', quotations: [['That is why we should have a dog']] }],
    },
    {
      title: 'leaves an ending that takes no side to another rule',
      text: 'I think we should have a school dog. It would calm us. It could hear us read. We would walk it. In conclusion, there are good and bad things about school dogs and it is up to everyone to choose.',
      finds: [],
    },
    {
      title: 'praises no rude one',
      text: 'Dogs help. They play. They run. They are kind. That is why the dog rule is stupid and we should have a dog.',
      finds: [],
    },
    {
      title: 'leaves a question alone that comes after what is wanted',
      text: 'I think magpies should stay. They eat grubs. They sing. I’m asking you to leave them alone. Listen to them. If we got rid of all who are noisy, who would be left?',
      finds: [],
    },
    {
      title: 'asks for one',
      text: 'I think dogs help. They must play. They run. They are kind. They are quick. Some are brown.',
      finds: [{ kind: 'nextStep', quotations: [['Some are brown']] }],
    },
    {
      title: 'asks for one after the answer to the other side',
      text: 'I think schools should ban homework. We work for six hours. Some kids share a laptop. It takes time from sport. Teachers say it makes us responsible. However you can learn that by feeding the cat.',
      finds: [
        { kind: 'nextStep', quotations: [['However you can learn that by feeding the cat']] },
      ],
    },
    {
      title: 'asks for none where the reader is told what to do right after that answer',
      text: 'I think cats should stay in. They kill tūī. They sleep all day. A yard is enough. People say it is cruel but it isn’t. Keep your cat inside and save our birds.',
      finds: [],
    },
    {
      title: 'asks for none where what to do comes after when to do it',
      text: 'I think comics count as reading. You must follow the pictures. They have long words. My cousin reads nothing else. He won a prize. They are cheap. I believe they last. We swap them. They are funny. So the next time somebody laughs at your comic, hand it over and wait. They may never give it back.',
      finds: [],
    },
    {
      title: 'asks for none after a question in a letter',
      text: 'Dear Kate,\nI think the library must stay. I believe it helps. We read. It is warm. They are kind. Mr Hall lost a jacket. Was one handed in?',
      finds: [],
    },
    {
      title: 'takes no ending that repeats nothing for a conclusion',
      text: 'I reckon phones should be allowed. They help. They play music. They are quick. So yeah thats why.',
      finds: [],
    },
    {
      title: 'asks for no ending where one stands just before the last reason',
      text: 'The library should stay open. It must. People read there. It is warm. Please write to the council. Also it has comics.',
      finds: [],
    },
    {
      title: 'asks for none that has been said before some chat',
      text: 'I think our street needs a giant kiwifruit. People must see it. They would buy a pie. So that is why we should have a giant kiwifruit. Do you like kiwifruit? I like the gold ones. The carrot is big but ours could be bigger.',
      finds: [],
    },
    {
      title: 'takes an appeal for an ending',
      text: 'We should lend uniforms. They must cost less. A shirt is dear. It is soon too small. All we need is a decision. I urge the board to make it.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'Dogs ran. They barked. We hid. It rained. Some were brown.',
      finds: [],
    },
  ],
};
