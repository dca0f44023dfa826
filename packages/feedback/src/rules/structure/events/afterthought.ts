import { meant } from '../../../language/spelling/meant.ts';
import { isCutOff } from '../../../text/excerpts/cut-off.ts';
import { quotable } from '../../../text/excerpts/quotable.ts';
import { isWholeBefore } from '../../../text/excerpts/whole-before.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isStory, kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './afterthought.wording.ts';

/** The writer remembers: “Oh and before that we forgot the ropes”, “I forgot to say”. */
const remembers =
  /^(?:(?:oh|ps|p\.s\.?|by the way|also|and|but|so)[, ]+)*(?:(?:on \p{L}+ )?i forgot (?:to (?:say|tell|mention|write|put|add)|(?:that )?you (?:have|need|had|should|must))|before (?:(?:that|this|all (?:that|this))(?!,? (?:they|people|there|most|many|nobody|no one|everyone|\p{Ll}{3,}s)\b)|you do (?:that|this|any of this)))\b/iu;

/** “Earlier on Bex had told us how”: a story may go back so on purpose, a recount keeps its order. */
const wentBack =
  /^(?:(?:and|but) )?earlier(?: on| that \p{L}+| in the \p{L}+)?,? [^.!?]{1,40}\bhad\b/iu;
const GONE_BACK = 0.7;

/** “Oh and you have to count the money first” */
const recalled = /^(?:(?:and|but)[, ]+)?(?:oh|ps|p\.s\.?)\b[^]*\b(?:first|before)\b/iu;

/** “Before church I also got new shoes”, “You also have to pick a team first” */
const added =
  /^before (?:that|\p{L}+),? (?:i|we|he|she|they|mum|dad) also\b|^(?:you also|also,? you) (?:have|need) to\b[^]*\bfirst\b/iu;

/** ‘Before you start, wash your hands’, when most steps have been told. */
const preparing = /^before you (?:start|begin)\b(?!,? with\b)/iu;
const MOST_TOLD = 0.5;

/** A story may begin before its first event, and go on from there. */
const FEWEST_BEFORE = 2;

/** Fewer words only remember, and the next sentence tells. */
const FEWEST_WORDS = 7;

/** The place is shown by one of so many first words, or else by the sentence as far as a joining word. */
const FIRST_WORDS = 6;
const ENOUGH = 8;
const MOST_BEGUN = 24;
const exclaimed = /^(?:oh|and|ps|but|also)$/u;
const joining = /^(?:and|so|because|when|otherwise|but)$/u;

/** “You should of shut the gate before you start”, “that goes before step 6” */
const misplaced =
  /\b(?:you|i) should(?: have|['’]?ve| of) (?!(?:been|seen)\b)[^.!?]*\b(?:before (?:you|that|this|step|number)|first|earlier|already)\b|\b(?:this|that|it) (?:goes|comes|belongs) before\b/iu;

/** “I should of put this before number 3”: the sentence before it is meant, or the step that it began. */
const ofAnother =
  /^\W*i should(?: have|['’]?ve| of) (?:put|said|told|written|done) (?:this|that|it)\b(?! (?:you|we|i|the|to)\b)/iu;

const isLate = (words: string) => remembers.test(words) || recalled.test(words);

/** What comes too late: the sentence itself, or the step that it is a remark on. */
function lateOf(text: StudentText, one: Sentence): Sentence {
  if (!ofAnother.test(meant(one))) return one;
  const isStep = /^\W*\d/u.test(text.lines[one.line]?.text ?? '');
  const others = text.sentences.filter(
    (other) => other.line === one.line && other.start < one.start && /\p{L}/u.test(other.text),
  );
  // Of facts, what a paragraph is about comes first in it.
  const isWhole = isStep || (kindOfWriting(text) === 'facts' && others.length > 0);
  return (isWhole ? others[0] : others.at(-1)) ?? one;
}

/** Its first words that can be quoted: “oh and before that” alone says nothing. */
function shown(text: StudentText, one: Sentence): string[] {
  const [phrase] = one.words
    .slice(0, FIRST_WORDS)
    .flatMap((word) => phraseAround(text, word) ?? []);
  return phrase === undefined ? begunBy(text, one) : [phrase];
}

/** As much of a long sentence as stands before a joining word, shorter if that is too much. */
function begunBy(text: StudentText, one: Sentence): string[] {
  const at = one.words.findIndex(({ lower }, i) => i >= ENOUGH && joining.test(lower));
  const begun = one.words.slice(0, Math.min(Math.max(0, at), MOST_BEGUN));
  const from = begun.findIndex(({ lower }) => !exclaimed.test(lower));
  const remembered = begun.slice(Math.max(0, from));
  const ends = remembered.map((_, i) => i).filter((i) => i > ENOUGH);
  const shorter = ends.filter((end) => isWholeBefore(remembered, end)).toReversed();
  return [begun, remembered, ...shorter.map((end) => remembered.slice(0, end))]
    .flatMap((words) => {
      const [first] = words;
      const phrase = first === undefined ? null : quotable(text, one, words);
      const isWhole = phrase !== null && first !== undefined && !isCutOff(text, one, words, first);
      return isWhole ? [phrase] : [];
    })
    .slice(0, 1);
}

/** What its writer would put elsewhere: “I should of put that first.” */
const regretted = (text: StudentText): string[] =>
  text.sentences
    .filter((one) => ofAnother.test(meant(one)))
    .map((one) => lateOf(text, one))
    .flatMap((one) => shown(text, one));

/** Something that comes to the writer too late, and stands after what it belongs before. */
export const afterthought: Rule = {
  find(text) {
    // Facts and reasons may come in any order, unless their writer says otherwise.
    if (kindOfWriting(text) !== 'steps' && !isStory(text)) return nextStep(regretted(text), 0.93);
    const late = text.sentences
      .slice(FEWEST_BEFORE)
      .filter(
        (one) => one.words.length >= FEWEST_WORDS && isLate(meant(one)) && !hasSpeech(text, one),
      );
    const isSteps = kindOfWriting(text) === 'steps';
    const moved = isSteps ? text.sentences.filter((one) => misplaced.test(meant(one))) : [];
    const told = text.sentences.slice(Math.ceil(text.sentences.length * MOST_TOLD));
    const first = told.filter(
      (one) => added.test(meant(one)) || (isSteps && preparing.test(meant(one))),
    );
    const found = nextStep(
      [...late, ...moved.map((one) => lateOf(text, one)), ...first].flatMap((one) =>
        shown(text, one),
      ),
      0.93,
    );
    if (isSteps) return found.map((one) => ({ ...one, skill: 'stepsInOrder' }));
    if (found.length > 0 || text.purpose !== 'recount') return found;
    const back = text.sentences
      .slice(FEWEST_BEFORE)
      .filter((one) => wentBack.test(one.text) && !hasSpeech(text, one));
    return nextStep(
      back.flatMap((one) => shown(text, one)),
      GONE_BACK,
    );
  },
  skill: 'eventOrder',
  wording,
  taken: {
    by: 'ordering',
    where: 'anywhere',
    isSo: ({ words, sentences }) => !isLate(words) && !isLate(sentences) && undefined,
  },
  speaksOf: {
    nextStep: {
      'recount structure': 1,
      'narrative structure': 1,
      'procedural structure': 1,
      'procedural features': 3,
      organisation: 1,
      instructions: 1,
      'general writing': 2,
    },
  },
  cases: [
    {
      title: 'takes what was so until something changed for nothing forgotten',
      text: 'The bridge opened in 1959. Before that, drivers waited for hours at the ferry. It made the farms on the far shore worth more. Then houses came. Then shops came.',
      finds: [],
    },
    {
      title: 'finds in an explanation what its writer would put first',
      text: 'Your voice is a sound that travels through the air to your ears. Everyone else hears you that way. You also hear it through your skull. Bones are better at low sounds.\nVocal cords are two folds in your throat. They vibrate when air comes past them. I should of put that first.\nIt sounds like you are in a cave.',
      finds: [{ kind: 'nextStep', quotations: [['Vocal cords are two folds in your throat']] }],
    },
    {
      title: 'asks to move what was remembered too late',
      text: 'We drove to Taupō. The ute broke down. Dad rang Uncle. Oh and before that we forgot the ropes so we went back. Then we got home.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Oh and before that we forgot the ropes so we went back']],
        },
      ],
    },
    {
      title: 'asks to move a step that comes first',
      text: 'Take the bags to the lady. Get the box at lunch. Put it on the mat. Oh and you have to count the money first.',
      finds: [{ kind: 'nextStep', quotations: [['Oh and you have to count the money first']] }],
    },
    {
      title: 'asks to move a step that the writer had forgotten',
      text: 'Put the dog in the tub. Put the money in. Push the button. I forgot you need to tie him up first. Push rinse.',
      finds: [{ kind: 'nextStep', quotations: [['I forgot you need to tie him up first']] }],
    },
    {
      title: 'asks at a long sentence as far as it is joined to more',
      text: 'How to play\nThe catcher calls out a name. Then that person runs. Everyone runs. Oh and before you start you have to mark the sides with cones or jandals so people don’t run out of bounds. The last one wins.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['Oh and before you start you have to mark the sides with cones or jandals'],
          ],
          skill: 'stepsInOrder',
        },
      ],
    },
    {
      title: 'asks at a long sentence without what it begins with, if that is too much',
      text: 'How to light a fire\nScrunch up the paper. Stack the kindling on top. Light it. Oh, and before you do any of this you have to clean out the old ash with the shovel and open the flue. Wait.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['before you do any of this you have to clean out the old ash']],
        },
      ],
    },
    {
      title: 'asks to move what else was done before, and what else comes first',
      text: 'I said my verse. Nana cried. We had lunch. Before church I also got new shoes. I fell asleep.',
      finds: [{ kind: 'nextStep', quotations: [['Before church I also got new shoes']] }],
    },
    {
      title: 'asks to move what was forgotten on another day',
      text: 'We swam. We had lunch. On Tuesday we ran. Oh and on Monday I forgot to say Mr Webb fell in the mud. We slept.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Oh and on Monday I forgot to say Mr Webb fell in the mud']],
        },
      ],
    },
    {
      title: 'leaves words alone that only remember',
      text: 'Put the dog in the tub. Tie him up. Push the button. I forgot to say that. Push rinse.',
      finds: [],
    },
    {
      title: 'leaves what somebody says, and a first look back, alone',
      text: 'I lost my shoe. Before that, I had never lost a thing. Mum looked. “Oh, look in the car first,” she said. Before lunch we found it. Oh no, it was wet.',
      finds: [],
    },
  ],
};
