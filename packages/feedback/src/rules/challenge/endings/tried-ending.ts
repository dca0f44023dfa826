import { closingPhrase, openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { quotedWhole } from '../../../text/excerpts/quoted-whole.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { isStory, kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { makesCase } from '../../kind-of-writing/makes-a-case.ts';
import { nextStep } from '../../finding.ts';
import { isRebuttal, realEndingOf } from '../../real-ending.ts';
import type { PlaceNow, Rule } from '../../rule.ts';
import { BEST_CHALLENGE } from '../challenge.ts';
import { isFlatEnding } from './flat-ending.ts';
import { wording } from './tried-ending.wording.ts';

/** A longer last sentence is several run together, and begins long before the end (words). */
const LONGEST = 40;

/** The last sentences tell of one thing; what comes back from before them was kept for the end. */
const LAST_PART = 4;

/** Such words come back: long ones that are used a few times at most (letters, times, words). */
const LONG = 5;
const SELDOM = 3;
const SEVERAL = 2;

/** A shorter one is the same in other words (words). */
const ANOTHER = 5;

const isAnother = ({ fresh, hasNewEnd }: PlaceNow): boolean =>
  hasNewEnd && countWords(fresh) >= ANOTHER;

/** “… with its top cut off, and a teaspoon.”: the ending takes up words that were laid down early. */
function takesUp({ words, sentences }: StudentText, last: Sentence): boolean {
  const at = sentences.indexOf(last);
  const recent = new Set(
    sentences
      .slice(Math.max(0, at + 1 - LAST_PART), at)
      .flatMap((one) => one.words.map(({ lower }) => lower)),
  );
  const uses = (word: string) => words.filter(({ lower }) => lower === word).length;
  const again = new Set(
    last.words
      .map(({ lower }) => lower)
      .filter((word) => word.length >= LONG && !recent.has(word))
      .filter((word) => uses(word) > 1 && uses(word) <= SELDOM),
  );
  return again.size >= SEVERAL;
}

/** What an ending of its own may do. */
const asks = {
  story: {
    kinds: 'stories',
    ask: 'What is different now? Show it in something that somebody does or says.',
  },
  argument: {
    kinds: 'arguments',
    ask: 'Leave your reader with a picture, or with one thing to do.',
  },
};

/** Said before words that are only a part of the last sentence. */
const PART = 'the sentence with ';

/** The last sentence, whole where it can be; else what it begins with, and not half of it alone. */
function shown(text: StudentText, last: Sentence): { words: string[]; part: string } {
  const closes = closingPhrase(text, last);
  const whole = quotedWhole(text, last);
  if (closes.length === 0 || last.words.length > LONGEST) return { words: closes, part: '' };
  if (whole.length > 0) return { words: whole, part: '' };
  const opens = openingPhrase(text, last);
  return { words: opens.length > 0 ? opens : closes, part: PART };
}

/** Of a story or an argument that ends as any other could, another ending to choose from. */
export const triedEnding: Rule = {
  find(text) {
    if (isLetter(text) && !makesCase(text)) return [];
    const isArgument = kindOfWriting(text) === 'argument';
    if (!isArgument && (!isStory(text) || isReview(text))) return [];
    const last = realEndingOf(text);
    // Without its mark it may have been broken off.
    if (last === undefined || !/[.!?]\W*$/u.test(last.text)) return [];
    if (!isFlatEnding(text, last, isArgument)) return [];
    if (isArgument ? isRebuttal(text, last) : takesUp(text, last)) return [];
    const skill = isArgument ? 'conclusion' : 'resolution';
    const { words, part } = shown(text, last);
    const slots = { part, ...(isArgument ? asks.argument : asks.story) };
    return nextStep(words, BEST_CHALLENGE, slots).map((step) => ({
      ...step,
      skill,
    }));
  },
  skill: 'resolution',
  wording,
  taken: { by: 'swapping', where: 'here', isOneOfMany: true, isSo: isAnother },
  speaksOf: {
    nextStep: {
      'narrative structure': 30,
      'persuasive structure': 29,
      'persuasive features': 32,
      ending: 30,
    },
  },
  cases: [
    {
      title: 'asks for another ending than the last words, which are no signature',
      text: 'The Boat\nMere pushed the boat out. A wave took it and she swam after it. Nobody saw her go. She was home for tea.\nBy Tama',
      finds: [{ kind: 'nextStep', quotations: [['She was home for tea']] }],
    },
    {
      title: 'names a last sentence that is too long to show by what it begins with',
      text: 'The Boat\nMere pushed the boat out. A wave took it and she swam after it. Nobody saw her go. In the morning she got home to her uncle and her cousins, and they all had breakfast at the long table in the shed.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['In the morning she got home to her uncle']],
          slots: { part: 'the sentence with ' },
        },
      ],
    },
    {
      title: 'leaves a picture alone',
      text: 'The Boat\nMere pushed the boat out. A wave took it and she swam after it. Nobody saw her go. She looked at the rope in her hand.',
      finds: [],
    },
    {
      title: 'leaves the way home alone where it ends on a contrast',
      text: 'The Boat\nMere pushed the boat out. A wave took it and she swam after it. Nobody saw her go. They went home, but the boat stayed.',
      finds: [],
    },
    {
      title: 'asks where an argument only says again what it is for',
      text: 'We should keep our pool. I believe that every child must learn to swim. It is fun because we all go. So I think everyone should learn to swim.\nNo reira, tēnā koutou, tēnā koutou, tēnā tātou katoa.',
      finds: [{ kind: 'nextStep', quotations: [['I think everyone should learn to swim']] }],
    },
    {
      title: 'leaves a call alone that is made in new words',
      text: 'We should keep our pool. I believe that every child must learn to swim. It is fun because we all go. Save it before it is too late.',
      finds: [],
    },
    {
      title: 'leaves a question alone that a letter asks',
      text: 'Hi Kate,\nThank you for the visit. Please could you keep the third book for me? I think we should come again. Also our teacher lost his jacket. Has anyone handed it in?\nKind regards\nTui',
      finds: [],
    },
    {
      title: 'leaves the courtesy alone that a request ends with',
      text: 'Dear Ms Hall,\nWe should have a worm farm. We throw away so many apple cores. We must take turns to feed them. I hope you will say yes.\nFrom Ruby',
      finds: [],
    },
    {
      title: 'leaves the end of a letter alone',
      text: 'Kia ora Mrs Perano,\nI left my raincoat in the hall on Thursday. It has a rip in it. I looked in the box. I can pick it up before school on Monday.\nNgā mihi,\nTomas',
      finds: [],
    },
    {
      title: 'leaves alone what answers the other side',
      text: 'Schools should ban homework. I believe that we must rest. It is not fair because we all work hard. Teachers say it teaches us. However you can learn that from a cat.',
      finds: [],
    },
    {
      title: 'leaves the end of a part alone that has its own heading',
      text: 'The Boat\nMere pushed the boat out. A wave took it and she swam after it for a very long time.\nMy family\nNobody saw her go that night because of the storm. She was home for tea.',
      finds: [],
    },
    {
      title: 'says nothing of a review',
      text: 'We went to see Moana with Ella. We laughed at the clam. I got confused. I give it 3 out of 5. Little kids loved it.',
      finds: [],
    },
    {
      title: 'leaves an ending alone that takes up what was laid down early',
      text: 'The Boat\nNana kept a yellow button in a saucer. Mere pushed the boat out. A wave took it and she swam after it. Nobody saw her go. She was cold. She held on to the rope. In the morning they found the boat, with a yellow button under the thwart.',
      finds: [],
    },
    {
      title: 'says nothing of an end that is broken off',
      text: 'The Boat\nMere pushed the boat out. A wave took it and she swam after it. Nobody saw her go. Then the seal',
      finds: [],
    },
    { title: 'says nothing of facts', text: 'Kea are parrots. They live in the hills.', finds: [] },
  ],
};
