import { greets } from '../../../text/meaning/letter-words.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { closingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { isBiography } from '../../kind-of-writing/is-biography.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { isToInform } from '../../kind-of-writing/is-to-inform.ts';
import { isDescription } from '../../kind-of-writing/is-description.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { nextStep } from '../../finding.ts';
import { weighsFacts } from '../../kind-of-writing/tells-facts.ts';
import type { Rule } from '../../rule.ts';
import { answeredThere, CHALLENGE, firstPlaces } from '../challenge.ts';
import { openEndsOf } from './open-ends.ts';
import { wording } from './asked-about.wording.ts';

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
    if (text.purpose === 'persuade' && !isReview(text)) return [];
    const wholeEnd = (one: Sentence) =>
      closingPhrase(text, one).filter((phrase) => isItsEnd(one, phrase));
    const places = firstPlaces(openEndsOf(text), wholeEnd, 2);
    const isOfSelf = isOwn(text) && !isBiography(text) && !weighsFacts(text);
    if (isOfSelf) return nextStep(places, CHALLENGE, ofOwn);
    return nextStep(places, CHALLENGE, ofFacts).map((one) => ({ ...one, skill: 'evidence' }));
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
      finds: [{ kind: 'nextStep', skill: 'evidence', slots: { thing: 'fact' } }],
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
      finds: [{ kind: 'nextStep', skill: 'evidence', slots: { thing: 'fact' } }],
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
