import { bodyLines } from '../../../text/lines/body-lines.ts';
import { headingLines } from '../../../text/lines/headings.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords, type Span } from '../../../text/words.ts';
import { nextStep, nextStepAtSeveral, strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { turnsIn } from './paragraph-turns.ts';
import { wording } from './paragraphs.wording.ts';

/** A longer block is hard on the reader (words). */
const LONG_BLOCK = 120;

/** If every reason needs its own paragraph, a shorter block is long. */
const LONG_ARGUMENT = 80;
const newReason = /(?<=[.!?]\s)(?:also|another|secondly|thirdly|plus)\b/giu;

/** An argument whose reasons all stand in one block (words, sentences). */
const ONE_BLOCK = 60;
const REASONED = 6;
const otherReason =
  /^(?:also|and(?! (?:then|so|that|this|it|they|he|she|if|on|in|at)\b)|plus|another|secondly|thirdly|my (?:second|third|next|other))\b|^[\p{L}’' ]{2,25} (?:can|could|will|would|should|is|are|do|does) also\b/iu;

/** Paragraphs have more on average. */
const SENTENCES_EACH = 1.5;

/** A longer block needs a break, even if nothing shows the best place. */
const ENDLESS = 200;

/** Where another reason begins, in an argument without paragraphs. */
function otherReasons(text: StudentText): string[] {
  const isArgument = kindOfWriting(text) === 'argument';
  if (!isArgument || text.words.length < ONE_BLOCK || text.sentences.length < REASONED) return [];
  return text.sentences
    .slice(2, -1)
    .filter((one) => otherReason.test(meant(one)) && !isSpoken(text, one))
    .flatMap((one) => {
      const [phrase] = openingPhrase(text, one);
      const start = phrase === undefined ? -1 : one.text.indexOf(phrase);
      // The joining word is left out of a quotation.
      return phrase !== undefined && start >= 0 && start <= 'Another '.length ? [phrase] : [];
    });
}

/** A thing of a list is no paragraph. */
const listed = /^(?:[-*•–]|\d+[.)])\s/u;

/** Whether most sentences just begin on a line of their own. */
const isLineForSentence = (text: StudentText, bodies: readonly Span[]) =>
  text.sentences.length < bodies.length * SENTENCES_EACH;

/** ‘Monday’ above an entry of a diary: the day is told apart, and no part of it. */
const isHeaded = (text: StudentText, start: number): boolean => {
  const above = text.lines[text.lines.findIndex((line) => line.start === start) - 1];
  return above !== undefined && above !== text.title && headingLines(text).includes(above);
};

/** Paragraphs, or one long block of text. */
export const paragraphs: Rule = {
  find(text) {
    const bodies = bodyLines(text).filter(
      (line) => line.text.length > 60 && !listed.test(line.text),
    );
    if (bodies.length >= 3) {
      if (isLineForSentence(text, bodies)) return [];
      const starts = new Set(bodies.slice(1).map(({ start }) => start));
      const kind = kindOfWriting(text);
      const firsts = text.sentences.filter(
        ({ start }) => starts.has(start) && !(kind === 'story' && isHeaded(text, start)),
      );
      const openings = firsts.flatMap((one) =>
        openingPhrase(text, one).filter((phrase) => one.text.startsWith(phrase)),
      );
      // Facts need to be grouped, too, which lines don't show; the lines of instructions are steps.
      const isUnshown = kind === 'facts' && headingLines(text).length === 0;
      return isUnshown || kind === 'steps' ? [] : strength(openings, 0.5);
    }
    const [longest] = bodies.toSorted((a, b) => b.text.length - a.text.length);
    if (longest === undefined) return [];
    const others = bodies.length === 1 ? otherReasons(text) : [];
    if (others.length > 0) return nextStep(others.slice(0, 1), 0.83, { part: 'another reason' });
    const reasons = [...longest.text.matchAll(newReason)].length;
    if (countWords(longest.text) < (reasons >= 2 ? LONG_ARGUMENT : LONG_BLOCK)) return [];
    const inside = text.sentences.filter(
      (one) => one.start > longest.start && one.end < longest.end && !isSpoken(text, one),
    );
    const middle = (longest.start + longest.end) / 2;
    const nearest = inside.toSorted(
      (a, b) => Math.abs(a.start - middle) - Math.abs(b.start - middle),
    );
    const turns = turnsIn(text, nearest);
    const isEndless = countWords(longest.text) > ENDLESS;
    const breaks = turns.length === 0 && isEndless ? nearest.slice(0, 1) : turns;
    const places = breaks
      .toSorted((a, b) => a.start - b.start)
      .flatMap((one) => openingPhrase(text, one).filter((phrase) => one.text.startsWith(phrase)));
    return nextStepAtSeveral(places, isEndless ? 0.92 : 0.86, { part: 'something different' });
  },
  skill: 'paragraphs',
  wording,
  taken: {
    by: 'breaking',
    isSo: ({ beginsLine }) => beginsLine,
  },
  speaksOf: {
    strength: {
      'narrative structure': 6,
      'persuasive structure': 7,
      'report structure': 4,
      'recount structure': 5,
      organisation: 1,
    },
    nextStep: {
      'narrative structure': 4,
      'persuasive structure': 5,
      'report structure': 3,
      'recount structure': 4,
      'general writing': 3,
      organisation: 1,
      'report features': 8,
    },
  },
  cases: [
    {
      title: 'praises a paragraph for each part',
      text: 'We drove to the beach in the dark, singing songs all the way there.\nThe tide was out. We dug for pipi until our hands were cold and red.\nAt last Mum lit a fire. We ate and told stories until the stars came.',
      finds: [{ kind: 'strength', quotations: [['The tide was out'], ['At last Mum lit a fire']] }],
    },
    {
      title: 'asks for one where an argument in one block goes on to another reason',
      text: 'I think we should have a dog at school. Dogs are fun and they make people happy. If you are sad you can pat the dog. My friend Max has a dog called Tank and Tank knows when he is sad. Dogs can also eat the scraps so there is less rubbish. We could take turns walking it every day after lunch. Please think about it.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Dogs can also eat the scraps so there is less rubbish']],
        },
      ],
    },
    {
      title: 'asks for one in a long block, where it turns',
      text: 'We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. We swam at the beach and Dad slept. After lunch we fished. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. The boat was old and it was green. ',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'asks for one where another reason begins, in an argument of one block',
      text: 'I think we should have a pool at our school because pools are fun. We can swim every day when it is hot outside. Everyone in my class likes swimming and we can do races too. Also if you can’t swim you could drown. My cousin can not swim and he is already eleven. Lincoln Road has a pool and we have got nothing at all. So I think we should get one.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Also if you can’t swim you could drown']],
          slots: { part: 'another reason' },
        },
      ],
    },
    {
      title: 'takes what comes of a reason for no other one',
      text: 'I am writing about the number 12 bus because it is always late and nobody does anything about it. It was late three times last week and I had to stand in the rain for ages. And then we were all late for the maths test at school and our teacher was angry. The driver says it is the traffic but my nan says they have too few drivers. Please fix it because we have no other way to get there.',
      finds: [],
    },
    {
      title: 'takes no sentences on a line each for paragraphs',
      text: 'We drove to the beach in the dark and we sang songs all the way there.\nThe tide was out and we dug for pipi until our hands were cold and red.\nAt last Mum lit a fire and we ate and told stories until the stars came.\nI slept in the car on the way home and Dad carried me in to my own bed.',
      finds: [],
    },
    {
      title: 'praises no lines of instructions',
      text: 'How to make a kite\nTake two sticks that are light and straight, one longer than the other.\nTie them into a cross with string and pull the knot as tight as you can.\nCut a piece of paper to fit the sticks and glue it on along all four edges.',
      finds: [],
    },
    {
      title: 'leaves a story of that length in one block',
      text: 'We went to the pool with our school on Friday and it was hot. We swam and raced each other up and down. Also my cousin came and he can not swim at all. He sat on the side with his feet in the water. And then he fell in with a splash. We all laughed and pulled him out by his arms. It was the best day of the whole year.',
      finds: [],
    },
    {
      title: 'says nothing of a short text',
      text: 'We swam. We ate. After lunch we fished.',
      finds: [],
    },
  ],
};
