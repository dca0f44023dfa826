import { meant } from '../../../language/spelling/meant.ts';
import { literally } from '../../../text/searching/literally.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { numberNamed } from '../number-named.ts';
import { askedIn } from '../../scopes.ts';
import { wording } from './asked-words.wording.ts';

/** “Use some of our science words: moult, burrow, predator.” */
const lists =
  /\b(?:use|using|include|including|put in)\b([^.:;!?\n(]{0,50})\bwords?\b[^.:;!?\n(]{0,40}[:(]([^.\n)]{1,300})/iu;

/** “Use the words because, but and so”: all of them, since no other would do. */
const names =
  /\b(?:use|using|include|including)(?: all(?: of)?)?(?: the)? words? ((?:["'‘“]?[\p{L}-]{2,20}["'’”]?(?:, and |, | and )){1,6}["'‘“]?[\p{L}-]{2,20}["'’”]?)(?=[.,;:!?\n]|$| (?:in|somewhere|at least|to|when|correctly|please)\b)/iu;

/** Words for time and for joining belong anywhere, and others do as well. */
const joining =
  /\b(?:then|next|first\p{L}*|second\p{L}*|finally|after|before|because|so|but|and|when|while|however|therefore|also|although|should|must|suddenly|later|meanwhile)\b/iu;

/** Fewer are no list (words). */
const A_LIST = 3;

/** “Use these words: magma, crater, ash.” */
const wantsAll = /^(?:(?! some\b| any\b).)*\b(?:these|all|each|every|following)\b/iu;

/** ‘Some of’ a list (words). */
const SOME = 2;

/** Missing words that a step names. */
const MOST_NAMED = 3;

/** A shorter text has hardly begun (sentences). */
const FEWEST = 3;

/** The words of the list, one or two words long; none if anything in it is longer. */
function listIn(words: string, fewest = A_LIST): string[] {
  const all = words
    .split(/[,;/]| and | or /u)
    .map((one) =>
      one
        .replace(/[^\p{L}'’ -]/gu, '')
        .replace(/^['’\s]+|['’\s]+$/gu, '')
        .toLowerCase(),
    )
    .filter((one) => one !== '' && one !== 'etc');
  const isList = all.length >= fewest && all.every((one) => one.split(' ').length <= 2);
  return isList ? all : [];
}

/** Of a long word, its beginning and about its length are enough, however the rest is spelt (letters). */
const LONG = 7;
const BEGINNING = 4;
const FEWER = 3;

/** The same word, however it is bent: ‘moult’ in ‘moulting’, ‘feathers’ in ‘feather’. */
const holds = (text: string, word: string): boolean => {
  const stem = word.length > 4 ? word.replace(/(?:ies|es|s|e|y)$/u, '') : word;
  const isSaid = new RegExp(
    String.raw`(?<!\p{L})${literally(stem)}${word.length > BEGINNING ? '' : String.raw`(?!\p{L})`}`,
    'iu',
  );
  if (word.length < LONG) return isSaid.test(text);
  const fewest = word.length - BEGINNING - FEWER;
  const begins = literally(word.slice(0, BEGINNING));
  return (
    isSaid.test(text) ||
    new RegExp(String.raw`(?<!\p{L})${begins}\p{L}{${fewest},}`, 'iu').test(text)
  );
};

/** The words that a task names, and what it says of how many; none if others would do. */
function wordsOfTask(task: string): { much: string; list: string[] } {
  const [, all] = names.exec(task) ?? [];
  if (all !== undefined) return { much: 'all', list: listIn(all.replace(/,? and /gu, ', '), 2) };
  const [, much = '', words = ''] = lists.exec(task) ?? [];
  const list = listIn(words);
  return { much, list: list.some((one) => joining.test(one)) ? [] : list };
}

/** Topic words that the task lists and the text does without. */
export const askedWords: Rule = {
  find(text) {
    const { much, list } = wordsOfTask(text.task ?? '');
    if (list.length === 0) return [];
    const prose = proseOf(text);
    if (prose.length < FEWEST) return [];
    const written = `${text.text}\n${meant(text)}`;
    const missing = list.filter((one) => !holds(written, one));
    const number =
      much === 'all'
        ? undefined
        : /\b(two|three|four|five|[2-5])\b/iu.exec(much)?.[1]?.toLowerCase();
    const fewest = wantsAll.test(much) ? list.length : SOME;
    const wanted = number === undefined ? fewest : numberNamed(number);
    if (list.length - missing.length >= Math.min(wanted, list.length)) return [];
    const said = missing.slice(0, MOST_NAMED).map((one) => `‘${one}’`);
    return nextStep(
      prose
        .slice(1)
        .flatMap((one) => openingPhrase(text, one))
        .slice(0, 1),
      0.92,
      {
        listed: [said.slice(0, -1).join(', '), ...said.slice(-1)]
          .filter((one) => one !== '')
          .join(' or '),
      },
    );
  },
  skill: 'topicWords',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      ...askedIn(
        'ideas',
        'recount structure',
        'persuasive structure',
        'procedural structure',
        'report structure',
        'report features',
        'facts',
        'information',
      ).nextStep,
      vocabulary: 1,
    },
  },
  cases: [
    {
      title: 'asks for words in any marks by themselves',
      task: "Use the words 'habitat' and 'diet'.",
      text: 'A weka is a brown bird. It lives in the bush. It eats grass and eggs. It can run fast.',
      finds: [{ kind: 'nextStep', slots: { listed: '‘habitat’ or ‘diet’' } }],
    },
    {
      title: 'asks for the words of a list that the text does without',
      task: 'Write about our volcano. Use some of our topic words: magma, crater, erupt, ash.',
      text: 'Rangitoto is an old volcano. Hot rock came out of it. It has a big hole in the top. Trees grow there now.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Hot rock came out of it']],
          slots: { listed: '‘magma’, ‘crater’ or ‘erupt’' },
        },
      ],
    },
    {
      title: 'leaves enough of them alone, however they are bent or spelt',
      task: 'Write about our volcano. Use some of our topic words: magma, crater, erupt, ash.',
      text: 'Rangitoto is an old volcano. It erupted and ash came out. It has a big hole in the top. Trees grow there now.',
      finds: [],
    },
    {
      title: 'asks for as many as the task wants',
      task: 'Use at least three of these words: magma, crater, erupt, ash.',
      text: 'Rangitoto is an old volcano. It erupted and ash came out. It has a big hole in the top. Trees grow there now.',
      finds: [{ kind: 'nextStep', slots: { listed: '‘magma’ or ‘crater’' } }],
    },
    {
      title: 'asks for all of them where the task says so',
      task: 'Use these words: magma, crater, erupt, ash.',
      text: 'Rangitoto is an old volcano. It erupted and ash came out. It has a big crater in the top. Trees grow there now.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'asks for each word that the task names without a choice, also for one that joins',
      task: 'Use the words because, but and so.',
      text: 'Rangitoto is an old volcano. Hot rock came out of it because it was full. Some trees grow there now, but not many. It is high.',
      finds: [{ kind: 'nextStep', slots: { listed: '‘so’' } }],
    },
    {
      title: 'leaves a named word alone however it is spelt, and those that are examples',
      task: 'Use the words evaporation and condensation. Use words like lava, crater and ash.',
      text: 'Water goes up. It is called evapration. Then it turns to clouds. That is condensashun. It rains.',
      finds: [],
    },
    {
      title: 'says nothing of words that join, which may be others',
      task: 'Use time words: first, next, then, finally.',
      text: 'Rangitoto is an old volcano. Hot rock came out of it. It has a big hole in the top. Trees grow there now.',
      finds: [],
    },
  ],
};
