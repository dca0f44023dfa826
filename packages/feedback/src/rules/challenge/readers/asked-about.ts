import { headingLines } from '../../../text/lines/headings.ts';
import { greets } from '../../../text/meaning/letter-words.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { closingPhrase } from '../../../text/phrase.ts';
import { topicalWords } from '../../../text/meaning/topical-words.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import type { Span } from '../../../text/words.ts';
import { isBiography } from '../../kind-of-writing/is-biography.ts';
import { isComparison } from '../../kind-of-writing/is-comparison.ts';
import { isExperiment } from '../../kind-of-writing/is-experiment.ts';
import { isToInform } from '../../kind-of-writing/is-to-inform.ts';
import { isDescription } from '../../kind-of-writing/is-description.ts';
import { isAboutWriting } from '../../ideas/reasons/about-writing.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { nextStep } from '../../finding.ts';
import { weighsFacts } from '../../kind-of-writing/tells-facts.ts';
import type { Rule } from '../../rule.ts';
import { answeredThere, CHALLENGE, firstPlaces } from '../challenge.ts';
import { wording } from './asked-about.wording.ts';

/** What the writer thinks of it, a joke or a word to the reader: no detail answers a reader there. */
const opinion =
  /^(?:and |but |so )?i (?:really |just )?(?:think|like|love|hate|believe)\b|^(?:it|this|that) is (?:so |really )?(?:gross|cool|amazing|awesome|cute|weird)\b|^(?:just )?imagine\b|\b(?:lol|haha\p{L}*)\b/iu;

/** “My hypothesis was correct”: what comes next says why. */
const verdict =
  /\b(?:hypothesis|prediction|guess|theory) (?:was|is)\b|^(?:\p{L}+: )?i was (?:right|wrong|rong|correct)\b/iu;

/** Where there are no parts, and in what an experiment’s writer makes of it (sentences). */
const NEAR_END = 2;
const NEAR_LAST = 3;

/** A table goes on after it. */
const isRow = (line: Span | undefined): boolean => / {3}|\t/u.test(line?.text.trim() ?? '');

/** What is said last in a part isn’t followed by its answer, but an introduction is, under headings. */
function lastInParts(text: StudentText): Sentence[] {
  const prose = proseOf(text);
  const [heading] = headingLines(text);
  // What came of an experiment is told further down, and what is compared is named first.
  const isSoonTold = isExperiment(text);
  const isOpen = (one: Sentence) =>
    !/[?:]$/u.test(one.text) &&
    !opinion.test(one.text) &&
    !verdict.test(one.text) &&
    !isAboutWriting(one.text) &&
    !isTakenUp(one, prose[prose.indexOf(one) + 1]);
  const last = prose
    .filter(({ line }, i) => line !== prose[i + 1]?.line && !isRow(text.lines[line + 1]))
    .slice(isComparison(text) ? 1 : 0, -1)
    .filter(({ start }) => heading === undefined || start > heading.start);
  return (
    last.length > 0 && !isSoonTold
      ? last
      : prose.slice(0, -1).slice(isSoonTold ? -NEAR_LAST : -NEAR_END)
  ).filter(isOpen);
}

/** ‘They’, after ‘They live …’, goes on about the topic; after ‘There are three types’, about these. */
const pointing =
  /^(?:this|that|these|those|it|its|they|their|some|one|both|each|the (?:first|biggest|main|other)|first(?:ly)?|because|for example|when|if|so|also)\b/iu;

/** ‘Their’ and ‘they’ are the same ones. */
const subjectOf = (lower = ''): string => owners[lower] ?? lower;
const owners: Readonly<Record<string, string>> = { their: 'they', its: 'it' };

/** Whether the next sentence is about what this one ends with. */
function isTakenUp(one: Sentence, next: Sentence | undefined): boolean {
  if (next === undefined) return false;
  const [first] = one.words;
  const isSame = subjectOf(next.words[0]?.lower) === subjectOf(first?.lower);
  const told = topicalWords(one.text.slice(first?.text.length));
  return (
    (!isSame && pointing.test(next.text)) ||
    [...topicalWords(next.text)].some((word) => told.has(word))
  );
}

/** What is cut off may be the answer. */
const isItsEnd = ({ text }: Sentence, phrase: string): boolean =>
  text.replace(/\W+$/u, '').endsWith(phrase.replace(/\W+$/u, ''));

/** Nobody looks up the writer’s own day, or a place that she describes. */
const ofFacts = { thing: 'fact', stranger: 'knows nothing about your topic' };
const ofOwn = { thing: 'detail', stranger: 'has never met you' };

const teller = /^(?:i|my|me)$/u;

/** Who was asked for facts may end with herself, or thank her nana among her sources. */
const isOwn = (text: StudentText): boolean =>
  text.purpose !== 'explain' &&
  (isDescription(text) ||
    proseOf(text).some(({ words }) => words.some(({ lower }) => teller.test(lower))));

/** Whoever gets a letter knows its writer, who says in it what she likes. */
const isLetter = (text: StudentText): boolean =>
  text.purpose !== 'inform' && !isToInform(text) && greets.test(text.text);

/** An explanation or a description may say what should be done, too; a life or an experiment is told in the past. */
const isOfFacts = (text: StudentText): boolean => {
  const kind = kindOfWriting(text);
  const isTold = isBiography(text) || (kind !== 'steps' && weighsFacts(text));
  return kind === 'facts' || isTold || (kind === 'argument' && isToInform(text));
};

/** Of a report, what a reader would ask at the end of a part. */
export const askedAbout: Rule = {
  find(text) {
    if (!isOfFacts(text) || isLetter(text)) return [];
    const wholeEnd = (one: Sentence) =>
      closingPhrase(text, one).filter((phrase) => isItsEnd(one, phrase));
    const places = firstPlaces(lastInParts(text), wholeEnd, 2);
    const isOfSelf = isOwn(text) && !isBiography(text) && !weighsFacts(text);
    return nextStep(places, CHALLENGE, isOfSelf ? ofOwn : ofFacts);
  },
  skill: 'details',
  wording,
  taken: answeredThere,
  speaksOf: {
    nextStep: {
      ideas: 32,
      'report structure': 30,
      'report features': 30,
      'general writing': 32,
      facts: 30,
      information: 30,
    },
  },
  cases: [
    {
      title: 'asks for a fact in a report, though its writer comes into it',
      purpose: 'explain',
      text: 'Stingrays are flat fish.\n\nThey bury themselves in sand.\n\nI saw one under the wharf.',
      finds: [{ kind: 'nextStep', slots: { thing: 'fact' } }],
    },
    {
      title: 'lets what is compared be named first',
      task: 'Compare two ways of getting to school.',
      text: 'Buses and bikes both have wheels.\n\nA bus needs diesel.\n\nBikes run on toast.',
      finds: [{ kind: 'nextStep', quotations: [['A bus needs diesel']] }],
    },
    {
      title:
        'asks what a stranger to the topic would ask of an experiment that was told as a story',
      text: 'Prediction: The egg will float.\nWhat we did: We filled a jar with salty water. Suddenly the egg rolled off the bench. We got one more and I put it in.\nResults: The second egg stayed at the top. We had used four spoons.',
      finds: [{ kind: 'nextStep', slots: { thing: 'fact' } }],
    },
    {
      title: 'lets a reader ask where a part ends',
      text: 'Kea are parrots. They live in the hills.\nThey eat roots and grubs. They open bags with their bills.\nThey are clever.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['They live in the hills'], ['They open bags with their bills']],
        },
      ],
    },
    {
      title: 'asks nothing that the next part takes up',
      text: 'Volcanoes are openings in the crust. There are three main types.\nThe first type is wide and flat. It is made by runny lava.\nLava is melted rock. Some of it is very thick.\nAsh falls for days.',
      finds: [{ kind: 'nextStep', quotations: [['Some of it is very thick']] }],
    },
    {
      title:
        'asks for a fact where there are facts, and for a detail where the writer tells her own',
      text: 'The lunches are free. My one was cold on Monday. The wrap was big. Pizza day is best.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['My one was cold on Monday'], ['The wrap was big']],
          slots: { thing: 'detail' },
        },
      ],
    },
    {
      title: 'asks for a fact in a report with one remark of its writer’s',
      purpose: 'explain',
      text: 'Kea are parrots. They live in the hills.\nThey eat roots and grubs. They open bags with their bills.\nMy nan saw one on a ute.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['They live in the hills'], ['They open bags with their bills']],
          slots: { thing: 'fact' },
        },
      ],
    },
    {
      title: 'lets a reader ask about somebody’s life',
      text: 'Kate Edger was born in 1857. Her family sailed to Auckland.\nShe went to a school for boys. In 1877 she got a degree.\nShe opened a college in Nelson. She died in 1935.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Her family sailed to Auckland'], ['In 1877 she got a degree']],
        },
      ],
    },
    {
      title: 'asks nothing of a letter',
      text: 'Kia ora Aunty Lose,\nThe lavalava fits. It is blue. Tevita is well. Mum says maybe at Easter.\nLove Malia',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We ran home. I fell. Mum laughed at me.',
      finds: [],
    },
    {
      title: 'asks nothing at what the writer thinks of it',
      text: 'The lunches are free. The wrap was big. I love the cheese one. Pizza day is best.',
      finds: [{ kind: 'nextStep', quotations: [['The wrap was big']] }],
    },
    {
      title: 'asks nothing at a joke, or where the writer speaks of the writing',
      text: 'The peas grew fast. Mine was dry. What is green and sings? It is a pea soup star haha. I dont know what to say. The sun helped. Now I have wrote 30 words. I like peas.',
      finds: [{ kind: 'nextStep', quotations: [['The sun helped']] }],
    },
    {
      title: 'asks nothing where a table follows',
      text: 'Magnets pull iron. They have two ends.\nA test shows what sticks to them.\nclip      yes\nrubber    no\nTin is no iron. It stays put.',
      finds: [{ kind: 'nextStep', quotations: [['They have two ends']] }],
    },
    {
      title: 'asks nothing of a method whose results come next',
      text: 'Aim: to see what acid does.\nMethod\nA shell is put in acid. It is left for a day.\nResults\nThe shell is soft.\nDiscussion\nAcid eats shells. Sea water is weaker. Crabs are safe so far. There was one shell.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Acid eats shells'], ['Sea water is weaker']],
        },
      ],
    },
    {
      title: 'asks nothing where the reader is told to imagine something, or where a list begins',
      purpose: 'explain',
      text: 'Kea are parrots. They live in the hills.\nThey eat dead sheep. Imagine that for your tea.\nThere are other parrots here. The main ones are:\n- kākā\nKea have green wings. Some are clever.',
      finds: [{ kind: 'nextStep', quotations: [['They live in the hills']] }],
    },
    {
      title: 'asks nothing where a part ends with a word of wonder',
      text: 'Kea are parrots. They live in the hills.\nThey eat dead sheep. That is gross but cool.\nKea have green wings. Some are clever.',
      finds: [{ kind: 'nextStep', quotations: [['They live in the hills']] }],
    },
  ],
};
