import { MONTH } from '../../../language/kinds-of-words/months.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { bodyLines } from '../../../text/lines/body-lines.ts';
import { headingLines } from '../../../text/lines/headings.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords, type Span } from '../../../text/words.ts';
import { nextStep, strengthInWords } from '../../finding.ts';
import { isNews } from '../../kind-of-writing/is-news.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Finding, Rule } from '../../rule.ts';
import { wording } from './headings.wording.ts';
import { own } from '../../../text/meaning/own-words.ts';

/** The headings as words to quote. */
const headingsOf = (text: StudentText): string[] =>
  headingLines(text).map((line) => line.text.replace(/[:"“”]|\s[-–—]+$/gu, '').trim());

/** Says nothing of what stands under it. */
const empty = /^(?:introduction|intro|conclusion|summary|sources?|references?)$/iu;

/** Tells when, and not what the part is about: ‘Tuesday’, ‘Day 2’, ‘14 May’, ‘8 am’. */
const aTime = new RegExp(
  String.raw`^\W*(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|week|term|morning|afternoon|evening|night|today|tomorrow|yesterday|the|next|last|of|one|two|three|first|second|third|am|pm|${MONTH}|\d+(?:st|nd|rd|th|am|pm)?)(?!\p{L})[\s,.:/-]*)+$`,
  'iu',
);

/** Every procedure has these: they name no stage of it. */
const usual =
  /\b(?:aim|goal|ingredients?|equipment|gear|materials?|tools?|method|steps?|instructions?|need|to do|tips?|warnings?|notes?|rules?|how to)\b/iu;

/** Of instructions, no heading but one of the things in a list: ‘Two dogs (one sensible)’. */
const thing = /^(?:an?|some|one|two|three|four|five|six|ten)\b/iu;

/** Of instructions, the headings of their stages: “Before you leave”. */
function stagesOf(found: readonly string[]): Finding[] {
  const stages = found.filter((one) => !usual.test(one) && !empty.test(one));
  if (stages.length < 2) return [];
  return strengthInWords(stages, 0.7).map((one) => ({ ...one, skill: 'stepsInOrder' as const }));
}

/** Those that name a topic; a line right under the title may be part of it. */
function telling(text: StudentText, found: readonly string[]): readonly string[] {
  const second = text.lines[1]?.text ?? '';
  const some = found.filter((one) => !empty.test(one) && !second.startsWith(one));
  return some.length >= 2 ? some : found;
}

/** A line of fewer characters is no paragraph. */
const A_PARAGRAPH = 60;

/** A longer line is a sentence (words). */
const LONGEST_HEADING = 10;

/** ‘Food: They eat …’, ‘Food - They eat …’, ‘What do they eat? They eat …’ in one line. */
const labelled = /^\P{L}*(?:[\p{L}\p{M}’']+ ?){1,4}(?::| [-–—]) |^(?:\S+ ){2,9}\S+\? /u;

/** Whether a part has something above or before it that may be meant as its heading, in whatever form. */
function mayBeHeaded(text: StudentText, paragraph: Span): boolean {
  const above = text.lines[text.lines.indexOf(paragraph) - 1];
  const isAbove =
    above !== undefined &&
    above !== text.title &&
    above.text.length < A_PARAGRAPH &&
    countWords(above.text) <= LONGEST_HEADING;
  return isAbove || labelled.test(paragraph.text);
}

/** Headings over groups of facts, or a long report without any. */
export const headings: Rule = {
  find(text) {
    const isSteps = kindOfWriting(text) === 'steps';
    const found = headingsOf(text).filter((one) => !isSteps || !thing.test(one));
    const stages = isSteps ? stagesOf(found) : [];
    if (stages.length > 0) return stages;
    const topics = found.filter((one) => !aTime.test(one));
    if (topics.length >= 2) return strengthInWords(telling(text, topics), 0.7);
    const paragraphs = bodyLines(text).filter((line) => line.text.length > A_PARAGRAPH);
    if (found.length > 0 || text.words.length < 70 || paragraphs.length < 2) return [];
    if (paragraphs.some((one) => mayBeHeaded(text, one)) || isNews(text)) return [];
    const starts = new Set(paragraphs.map(({ start }) => start));
    const firsts = text.sentences.filter((sentence) => starts.has(sentence.start));
    return nextStep(
      firsts
        .slice(1)
        // What the writer did needs no heading, but another place.
        .filter((one) => !own.test(meant(one)))
        .flatMap((one) => openingPhrase(text, one)),
      0.55,
    );
  },
  skill: 'grouping',
  wording,
  taken: { by: 'breaking', where: 'anywhere' },
  speaksOf: {
    strength: {
      'report structure': 2,
      'report features': 3,
      organisation: 3,
      information: 1,
      'procedural structure': 5,
    },
    nextStep: { 'report structure': 2, information: 1 },
  },
  cases: [
    {
      title: 'praises headings',
      text: 'Kea\nWhat they look like\nKea are green with orange under their wings and a long bill.\nFood\nThey eat roots and leaves and seeds and sometimes sandwiches.',
      finds: [{ kind: 'strength', quotations: [['What they look like', 'Food']] }],
    },
    {
      title: 'praises those of the stages of instructions, and no usual ones',
      text: 'How to Survive the Middle Seat\nYou will need\n- a cushion\nBefore you leave\n1. Eat a little.\n2. Choose a cushion.\n3. Go to the toilet.\nThe Desert Road\n4. Watch your brother.\n5. Pass him the ice cream container.',
      finds: [
        {
          kind: 'strength',
          quotations: [['Before you leave', 'The Desert Road']],
          skill: 'stepsInOrder',
        },
      ],
    },
    {
      title: 'takes a thing in the list of what is needed for no heading',
      text: 'How to Shift Sheep\nYou will need\nA ute with lights\nTwo dogs (one sensible)\nA long stick, or your little brother if he is free\nBefore you begin\nWalk the route. Close every gate.\nOn the road\nSend the ute ahead. Keep the dogs at the rear.',
      finds: [{ kind: 'strength', quotations: [['Before you begin', 'On the road']] }],
    },
    {
      title: 'praises the usual headings of instructions as those of any text',
      text: 'How to make toast\nIngredients\n- bread\nMethod\n1. Put the bread in.\n2. Push the lever down.\n3. Butter the toast.',
      finds: [{ kind: 'strength', quotations: [['Ingredients', 'Method']] }],
    },
    {
      title: 'asks for them over the paragraphs of a longer text',
      text: 'Kea are green parrots that live high up in the hills of the South Island. Kea are green parrots that live high up in the hills of the South Island. Kea are green parrots that live high up in the hills of the South Island. \nThey eat roots and leaves and seeds and grubs, and sometimes a tramper’s lunch. They eat roots and leaves and seeds and grubs, and sometimes a tramper’s lunch. They eat roots and leaves and seeds and grubs, and sometimes a tramper’s lunch. They eat roots and leaves and seeds and grubs, and sometimes a tramper’s lunch. ',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'names none that says nothing, and no line that may belong to the title',
      text: 'Kea\nA book for trampers\nKea live high up in the hills, where it is cold.\nIntroduction\nKea are green with orange under their wings.\nFood\nThey eat roots and leaves and sometimes sandwiches.\nTheir young\nThey lay their eggs in holes between the roots.',
      finds: [{ kind: 'strength', quotations: [['Food', 'Their young']] }],
    },
    {
      title: 'asks for none in news',
      text: 'UTE ROLLS INTO POND\nA ute rolled into the duck pond beside the library on Monday morning, and nobody knows who left its brake off.\nThe ute had been parked on the hill above the pond since seven, when the shops opened. It rolled past two benches and a bin, and the ducks flew up.\nA crane lifted it out at noon while half of the town looked on. The fire brigade hosed the mud off.',
      finds: [],
    },
    {
      title: 'asks for none over what the writer did',
      text: 'Kea are green parrots that live high up in the hills of the South Island. They eat roots and leaves and seeds and grubs, and sometimes a tramper’s lunch. They have orange feathers under their wings, and you see them when a kea flies. Their bill is long and bent.\nOne day me and my pop were up at the hut and a kea took his boot. It flew up on the roof and it ripped the laces out. The chicks hatch in spring. They eat what their father brings.',
      finds: [],
    },
    {
      title: 'takes the days of a diary for no topics',
      text: 'Monday\nThe cat sat in my chair again and I had to stand.\nTuesday 4 June\nShe sat in it all day. I tried the couch and she moved to the couch.\nDay 3\nI bought her a chair of her own. She sat in mine.',
      finds: [],
    },
    { title: 'says nothing of a short text', text: 'Kea are green.', finds: [] },
  ],
};
