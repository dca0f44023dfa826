import { isPastDeed } from '../../../language/kinds-of-words/past-verbs.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { noOneTime } from '../../structure/wrong-kind/no-one-time.ts';
import { pastVerbs } from './tense-slips.ts';
import { wording } from './told-in-present.wording.ts';

/** What somebody does, in a form that no past has. */
const present =
  /\b(?:i|we|they|he|she|everyone|everybody|mum|dad|grandma|grandpa|nana?|my \p{L}+|teacher) (?:am|is|are|go|goes|come|comes|see|sees|get|gets|take|takes|make|makes|eat|eats|run|runs|walk|walks|say|says|sit|sits|look|looks|feel|feels|give|gives|sing|sings|play|plays|start|starts|stop|stops|tell|tells|ask|asks|wake|wakes|wash|washes|laugh|laughs|find|finds|cook|cooks|drive|drives|throw|throws|jump|jumps|catch|catches|hold|holds|write|writes|swim|swims|have|has)\b/iu;

const isPast = ({ words }: Sentence): boolean =>
  words.some(({ lower }) => pastVerbs.has(lower) || isPastDeed(lower));

/** Fewer are slips, which another rule finds. */
const FEWEST = 4;

/** Sentences in the present for one in the past. */
const MANY = 2;

/** ‘8.00am’, ‘10:30’: what is written down hour by hour happens then. */
const hour = /^\W*\d{1,2}(?:[.:]\d\d(?: ?[ap]m)?| ?[ap]m)\b/iu;
const HOURS = 3;

const isLog = ({ lines }: StudentText): boolean =>
  lines.filter(({ text }) => hour.test(text)).length >= HOURS;

const wanted =
  /\b(?:in|use|keep to|stay in) (?:the |simple )?present(?: tense)?\b|\bas if it(?:['’]s| is| were) happening\b/iu;

/** Whether the task wants the present. */
const asksForPresent = ({ task = '' }: StudentText): boolean => wanted.test(task);

/** Sentences without speech that tell in the present what somebody did. */
const toldNow = (text: StudentText): Sentence[] =>
  text.sentences.filter((one) => present.test(one.text) && !isPast(one) && !hasSpeech(text, one));

/** A recount was asked for, and nearly all of it stands in the present. */
export const toldInPresent: Rule = {
  find(text) {
    // What is always so belongs in the present, and so does what was asked for in it.
    if (asksForPresent(text)) return [];
    if (text.purpose !== 'recount' || isLog(text) || noOneTime.find(text).length > 0) return [];
    const now = toldNow(text);
    const past = text.sentences.filter(isPast).length;
    return now.length >= FEWEST && now.length >= past * MANY
      ? nextStep(now.flatMap((one) => openingPhrase(text, one)).slice(0, 2), 0.9)
      : [];
  },
  skill: 'pastTense',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'recount structure': 2,
      'recount features': 1,
      ideas: 3,
      'general writing': 3,
      tense: 1,
      'sentence structure': 4,
    },
  },
  cases: [
    {
      title: 'asks for the past where a recount stands in the present',
      purpose: 'recount',
      text: 'Last Sunday I go to the river. My uncle is very happy. We catch one eel. He cook it on the fire. We eat all of it.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Last Sunday I go to the river'], ['My uncle is very happy']],
        },
      ],
    },
    {
      title: 'says nothing where the task asked for the present',
      purpose: 'recount',
      task: 'Write a recount in the present tense, so that we are there.',
      text: 'Last Sunday I go to the river. My uncle is very happy. We catch one eel. He cook it on the fire. We eat all of it.',
      finds: [],
    },
    {
      title: 'says nothing of one slip in the past',
      purpose: 'recount',
      text: 'Last Sunday I went to the river. My uncle was happy. We catch one eel. He cooked it. We ate all of it.',
      finds: [],
    },
    {
      title: 'says nothing of what is written down hour by hour',
      purpose: 'recount',
      text: '6am I wake up. The cat sits on me.\n7.30 We eat toast. Mum is late.\n11:15 I have a sleep. She comes home and we play.\n2pm My uncle comes. We go outside.',
      finds: [],
    },
    {
      title: 'says nothing of what is always so, which another rule finds',
      purpose: 'recount',
      text: 'We always go to the river. Sometimes my uncle is there. We usually catch one eel. He cooks it every time. We eat all of it.',
      finds: [],
    },
    {
      title: 'says nothing where no recount was asked for',
      text: 'I go to the river. My uncle is very happy. We catch one eel. He cook it on the fire. We eat all of it.',
      finds: [],
    },
  ],
};
