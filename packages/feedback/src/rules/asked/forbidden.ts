import { phraseAround } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { MOST_PLACES, nextStepAtSeveral } from '../finding.ts';
import type { Finding, Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { wording } from './forbidden.wording.ts';
import { forbiddenIn, not, phrasesOf, untoldIn } from './story/forbidden-words.ts';

/** “Without saying how you feel about it” */
const ofFeeling = new RegExp(
  String.raw`${not} (?:tell|telling|say|saying)(?: (?:us|me|the reader))? how you (?:feel|felt)\b`,
  'iu',
);

/** Names what its writer feels. */
const feels =
  /\bi (?:(?:really|just|always|still|so|also) )*(?:love|like|hate|feel|felt|adore|enjoy)\b|\bmakes? me (?:feel )?(?:so |very |really )?(?:happy|sad|calm|scared|safe|good|excited|proud|angry|lonely|peaceful)\b|\bi(?:['’]m| am| was) (?:so |very |really )?(?:happy|sad|calm|scared|safe|excited|proud|angry|lonely|peaceful)\b/giu;

/** “It is not beautiful” says the opposite. */
const denied = /^(?:not|never|isn['’]?t|wasn['’]?t|aren['’]?t)$/u;

/** ‘I think’ keeps its capital. */
const lowered = (word: string): string => (word.includes(' ') ? word : word.toLowerCase());

const isDenied = (words: readonly Word[], i: number): boolean =>
  [words[i - 1], words[i - 2]].some((one) => denied.test(one?.lower ?? ''));

/** ‘Good morning’ greets, whatever the words are that the task names. */
const isGreeting = (words: readonly Word[], i: number): boolean =>
  words[i]?.lower === 'good' &&
  /^(?:morning|afternoon|evening|night|bye)$/u.test(words[i + 1]?.lower ?? '');

/** The feelings that a text names where its task says not to. */
function feelingsIn(text: StudentText): Finding[] {
  const places = Array.from(text.text.matchAll(feels), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const phrases = places
    .filter((place) => !isSpoken(text, place))
    .slice(0, MOST_PLACES)
    .flatMap((place) => phraseAround(text, place) ?? []);
  return nextStepAtSeveral(phrases, 0.93, { forbidden: 'your feelings' });
}

/** What the task says not to write, and the text has all the same. */
export const forbidden: Rule = {
  find(text) {
    const task = text.task ?? '';
    const used = forbiddenIn(task);
    const banned = phrasesOf(text, task);
    const told = untoldIn(task);
    if (used.size + told.size + banned.length === 0)
      return ofFeeling.test(task) ? feelingsIn(text) : [];
    const uses = text.words.filter(
      (one, i) =>
        (used.has(one.lower) && !isGreeting(text.words, i)) ||
        (told.has(one.lower) && !isSpoken(text, one) && !isDenied(text.words, i)),
    );
    const places = [...banned, ...uses].slice(0, MOST_PLACES).flatMap((one) => {
      const phrase = phraseAround(text, one);
      const word = text.text.slice(one.start, one.end);
      return phrase === null ? [] : [{ phrase, word: `‘${lowered(word)}’` }];
    });
    const phrases = places.map(({ phrase }) => phrase);
    return nextStepAtSeveral(phrases, 0.95).map((step) => {
      const shown = places.filter(({ phrase }) => step.quotations.flat().includes(phrase));
      const named = [...new Set(shown.map(({ word }) => word))].slice(0, 2).join(' and ');
      return { ...step, slots: { forbidden: named } };
    });
  },
  skill: 'wordChoice',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'vocabulary',
    'narrative features',
    'recount features',
    'report features',
    'persuasive features',
    'persuasive structure',
    'narrative structure',
    'recount structure',
    'description',
    'voice',
  ),
  cases: [
    {
      title: 'finds the words that the task says not to use',
      task: 'Write a poem about winter. Do not use the words cold or freezing.',
      text: 'The grass is stiff. It is so cold on my toes. The puddle has a lid. My hands are freezing in the wind.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['It is so cold on my toes', 'My hands are freezing in the wind']],
          slots: { forbidden: '‘cold’ and ‘freezing’' },
        },
      ],
    },
    {
      title: 'finds them however the task goes on',
      task: 'Avoid the word "boring" – find a better reason! You are not allowed to use "nice" or "good".',
      text: 'The sheets are boring. The pool is deep. We had a good swim.',
      finds: [{ kind: 'nextStep', quotations: [['The sheets are boring', 'We had a good swim']] }],
    },
    {
      title: 'finds what the task says not to tell, unless it is denied or somebody says it',
      task: 'Don’t tell us it is beautiful: use small details.',
      text: 'The boards are grey. The beautiful sea goes on and on. “It is beautiful,” says Nan. The shed is not beautiful at all.',
      finds: [{ kind: 'nextStep', quotations: [['The beautiful sea goes on and on']] }],
    },
    {
      title: 'finds a feeling where the task wants none named',
      task: 'Describe a place without saying how you feel about it.',
      text: 'There are beans on strings. I love it so much in there. The tap drips into a bucket.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I love it so much in there']],
          slots: { forbidden: 'your feelings' },
        },
      ],
    },
    {
      title: 'finds what a task names after ‘no’, in a list without marks, or in several words',
      task: 'Strong verbs only — no "went", "got" or "said". Don’t use tasty or delicious. Do not use "I think" or "I believe".',
      text: 'Nan went out to her roses. The tea was delicious. I think she is kind.',
      finds: [{ kind: 'nextStep', quotations: [['I think she is kind', 'The tea was delicious']] }],
    },
    {
      title: 'takes marks and forms for no words',
      task: 'No talking or laughing. Don’t use capitals or headings.',
      text: 'Nan was talking out loud to her roses. The headings were red.',
      finds: [],
    },
    {
      title: 'leaves alone a word that is only not to come too often, or to begin with',
      task: 'Don’t use the word then, at the beginning of each sentence. Avoid the word very more than once.',
      text: 'We went in. Then it was very dark.',
      finds: [],
    },
    {
      title: 'takes a greeting for no such word',
      task: 'Do not use ‘good’ or ‘nice’.',
      text: 'Good morning Room 5. Our bus had a good seat at the back.',
      finds: [{ kind: 'nextStep', quotations: [['Our bus had a good seat at the back']] }],
    },
    {
      title: 'says nothing where the task forbids something else, or nothing is known of it',
      task: 'Do not use the words on the wall. Don’t tell us everything! Avoid plain verbs.',
      text: 'On the wall was everything. I love it so much in there.',
      finds: [],
    },
    {
      title: 'names the words that stand at the places shown',
      task: 'Avoid ‘got’ and ‘went’.',
      text: 'I got to carry the torch. Then the water went slow under the willows by the creek. She got it home.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I got to carry the torch', 'She got it home']],
          slots: { forbidden: '‘got’' },
        },
      ],
    },
  ],
};
