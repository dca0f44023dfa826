import { hasSpeech } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { piecesOf } from '../../../text/grammar/pieces.ts';
import { quotable } from '../../../text/excerpts/quotable.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { nextStep, UNASKED } from '../../finding.ts';
import { hasHappened } from '../../has-happened.ts';
import { kindOfWriting, type KindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { tellsFacts } from '../../kind-of-writing/tells-facts.ts';
import type { Finding, Rule } from '../../rule.ts';
import { LEADS } from './say-more-places.ts';
import {
  answers,
  asked,
  ofOthers,
  questionAt,
  questionOf,
  sensesMissing,
  skillOf,
  type Question,
} from './say-more-questions.ts';
import { wording } from './say-more.wording.ts';
import { whereToSayMore } from './where-to-say-more.ts';

/** A place at which a reader asks comes before a single slip, and after any need. */
const LED = 0.39;
/** Anything that somebody does, in a text so short that more of it helps. */
const PLAIN = 0.3;

/** Whether the writer is in the story, and not only in what people say. */
function tellsOfSelf(text: StudentText): boolean {
  const told = text.sentences.filter((one) => !hasSpeech(text, one));
  const own = told.filter(({ words }) => words.some(({ lower }) => /^(?:i|we|my)$/u.test(lower)));
  return own.length >= Math.max(2, told.length * 0.25);
}

const questions = Object.keys(asked) as Question[];

/** Says that there is proof, and gives none. */
const assertion =
  /\b(?:proven|proof|every(?:body|one) (?:knows|agrees|thinks)|it is (?:so )?true|that is true|this is true|a fact|really important|trust me|believe me)\b/iu;

/** A question about the senses, in words of its own. */
const sensing = /\bwhat\b[^.?]*\b(?:see|hear|heard|smell|smelt|feel|felt)\b[^.?]*\?/iu;

/** This many new words may be an answer of another kind. */
const SOME_MORE = 6;

/** A class that was asked for facts, reasons or steps is not asked for a story. */
const untold: ReadonlySet<string> = new Set(['persuade', 'explain', 'describe', 'instruct']);

/** A text with more words, or more sentences, has a place to say more within it. */
const A_START = { words: 25, sentences: 2 };

/** A text that has only begun goes on where it stops. */
function goingOn(text: StudentText, kind: KindOfWriting): Finding[] {
  const { words, sentences } = text;
  const isStart = words.length < A_START.words && sentences.length <= A_START.sentences;
  if (!isStart || isVerse(text) || kind === 'steps' || kind === 'argument') return [];
  const last = sentences.at(-1);
  const piece = last === undefined ? undefined : piecesOf(last).at(-1);
  const place = last === undefined || piece === undefined ? null : quotable(text, last, piece);
  const question = kind === 'story' && hasHappened(text) ? asked.next : asked.else;
  const places = place === null ? [] : [place];
  return nextStep(places, PLAIN, { question }).map((step) => ({ ...step, skill: 'details' }));
}

/** The place at which a question of craft helps a text that has no greater need. */
export const sayMore: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    if (kind === 'story' && (untold.has(text.purpose ?? '') || tellsFacts(text))) return [];
    const start = goingOn(text, kind);
    if (start.length > 0) return start;
    const { led, rest, isThin } = whereToSayMore(text, kind);
    const isOwn = text.purpose !== 'narrate' && tellsOfSelf(text);
    const missing = sensesMissing(text.text);
    const ask = (place: string, weight: number, asking: Question) => {
      const question = asking === 'thought' && !isOwn ? ofOthers(place, missing) : asking;
      return nextStep([place], weight, {
        question: questionOf(question, place, isOwn, missing),
      }).map((finding) => ({
        ...finding,
        skill: skillOf[question],
      }));
    };
    return [
      ...led
        .slice(0, 2)
        .flatMap(({ place, pull }) =>
          ask(place, pull >= LEADS ? LED : isThin ? PLAIN : UNASKED, questionAt(kind, place)),
        ),
      ...nextStep(rest, isThin ? 0.25 : UNASKED, { question: asked[kind] }).map((finding) => ({
        ...finding,
        skill: skillOf[kind],
      })),
    ];
  },
  skill: 'details',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    // The rule always finds a place to say more; the new words show whether it was said.
    isSo({ fresh, slots: { question = '' }, comment }) {
      // The step keeps its question, whichever the rule would ask there by now.
      const kind =
        questions.find((one) => comment.includes(asked[one])) ??
        (sensing.test(comment) ? 'story' : undefined) ??
        questions.find((one) => question.startsWith(asked[one]));
      if (kind !== undefined && answers[kind].test(fresh)) return true;
      if (kind === 'argument' && assertion.test(fresh)) return false;
      if (fresh.split('\n').every((one) => countWords(one) === 1)) return false;
      return countWords(fresh) >= SOME_MORE ? 'half' : undefined;
    },
  },
  speaksOf: {
    nextStep: {
      ideas: 9,
      'recount features': 9,
      'narrative features': 9,
      'report features': 9,
      'general writing': 5,
      description: 9,
      'recount structure': 9,
      'narrative structure': 9,
      'persuasive structure': 9,
      'report structure': 9,
      'procedural features': 9,
      'procedural structure': 9,
      reasons: 9,
      voice: 9,
      dialogue: 9,
      comparisons: 9,
      facts: 9,
      instructions: 9,
      information: 9,
      problem: 9,
      opening: 9,
      ending: 9,
      organisation: 9,
      tense: 9,
      verbs: 9,
    },
  },
  cases: [
    {
      title: 'asks at the turning point of a story',
      text: 'We packed the car with sleeping bags on Friday. We had our tea. When we opened the tent it was full of ducks. We went home.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['When we opened the tent it was full of ducks']],
          slots: { question: 'what could be seen, heard or felt' },
          skill: 'senses',
        },
      ],
    },
    {
      title: 'asks at a step how one knows that it has worked',
      text: 'Crack two eggs. Whisk them well until they are smooth. Pour the eggs into the pan. Eat.',
      finds: [
        {
          kind: 'nextStep',
          slots: { question: 'what could go wrong, and what should a reader do then' },
        },
      ],
    },
    {
      title: 'gives no weight to a place in a longer text where nothing makes a reader ask',
      text: 'We packed the car on Friday after school. Dad drove us to the lake. My aunty brought the tent. There were two other families with dogs. We ate our tea by the water. We played cards with my cousins until it was late and then we talked. Everybody went to bed.',
      finds: [{ kind: 'nextStep', weight: 0 }],
    },
    {
      title: 'asks for no example at a claim that has a reason or an example',
      text: 'Lunch at our school should be longer. It is over too soon for the little ones. My teacher says we should run more. We should rest, because maths is hard after the bell. It would make every class happy. Our hall stays open and there is room for all of us at the long tables. Thank you.',
      finds: [
        { kind: 'nextStep', quotations: [['It would make every class happy']], weight: 0.39 },
        { kind: 'nextStep', weight: 0 },
      ],
    },
    {
      title: 'asks for nothing at a moment that is told soon after',
      text: 'We packed the car on Friday. Dad put the tent up by the lake. My aunty lit a fire. Suddenly the pole broke. We stood by it. Then Dad swore. I could hear him from the jetty. The tent went back in its bag. We went home in the dark.',
      finds: [{ kind: 'nextStep', weight: 0 }],
    },
    {
      title: 'asks for no reason right before the one that is given',
      text: 'netball is the best sport because you get to run round and you meet new friends and it is free and the coach lady gives you oranges at half time',
      finds: [],
    },
    {
      title: 'asks what could be heard or felt of no experiment',
      text: 'Prediction: The egg will float.\nWhat we did: We filled a jar with salty water. Suddenly the egg rolled off the bench. We got one more and I put it in the jar.\nResults: It floated.',
      finds: [],
    },
    {
      title: 'takes the only sentence of a short text',
      text: 'My cat is black.',
      finds: [{ kind: 'nextStep', quotations: [['My cat is black']] }],
    },
    {
      title: 'asks for no sense where a text has only begun, but for what comes next',
      text: 'it was gym at the bell so we ran there yay',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['we ran there yay']],
          slots: { question: 'what happened after that' },
        },
      ],
    },
    {
      title: 'asks what else there is to tell where nothing has happened yet',
      text: 'I like my mum she givs me lollys',
      finds: [{ kind: 'nextStep', slots: { question: 'what else could you tell your reader' } }],
    },
  ],
};
