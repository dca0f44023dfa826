import { meant } from '../../../language/spelling/meant.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { inWords, nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { numberNamed } from '../number-named.ts';
import { wording } from './asked-simile.wording.ts';

/** “Use similes.” */
const wantsSimile =
  /(?<!\b(?:no|not|n['’]t|without|avoid|any) (?:\p{L}+ )?)\b(?:(two|three|four|five|six|[1-6]|a couple of)(?: or more)? (?:\p{L}+ ){0,2})?similes?\b/iu;

/** “A simile or a metaphor” is a choice. */
const isChoice =
  /\bsimiles?,? (?:or(?! more| so)|and\/or)\b|\bor (?:an? )?similes?\b|\b(?:such as|like|e\.g|for example)\b[^.!?\n]{0,40}\bsimiles?\b/iu;

/** Any word that may compare. */
const compares =
  /(?<!\b(?:i|we|you|they|would|['’]d|really|dont|n['’]t|not|do|to) )\blike\b|\bas\b[^.!?\n]{1,30}\bas\b|\bas (?:if|though)\b|(?<!\b(?:better|worse|more|less|rather|other|older|younger|later|earlier|fewer) )\bthan\b|\breminds?\b/iu;

/** Says in a plain word what it is like. */
const plain =
  /\b(?:is|are|was|were|looks?|feels?|felt|sounds?|smells?) (?:so |very |really |too )?(?:hot|cold|warm|wet|dark|bright|loud|quiet|soft|hard|big|huge|small|tiny|tall|fast|slow|high|blue|green|white|black|red|yellow|grey|old|strong|heavy|smooth|rough|sweet|scary|beautiful|pretty|still)\b/iu;

/** Each word that may compare is counted. */
const each = new RegExp(compares.source, 'giu');

/** A longer place hides what is to be compared, and a shorter text has hardly begun (words). */
const FEWEST_WORDS = 3;
const MOST_WORDS = 12;
const A_TEXT = 20;

/** “A couple of similes” */
const countOf = (said: string): number => (said.startsWith('a ') ? 2 : numberNamed(said));

/** Fewer comparisons with ‘like’ or ‘as’ than the similes that the task asks for. */
export const askedSimile: Rule = {
  find(text) {
    const task = text.task ?? '';
    const match = wantsSimile.exec(task);
    if (match === null || isChoice.test(task) || text.words.length < A_TEXT) return [];
    const wanted = match[1] === undefined ? 1 : countOf(match[1]);
    const found = [...meant(text).matchAll(each)].length;
    if (found >= wanted) return [];
    const lines = isVerse(text) ? text.sentences : proseOf(text);
    const phrases = lines
      .filter((one) => !compares.test(meant(one)) && !hasSpeech(text, one))
      .flatMap((one) => openingPhrase(text, one))
      .filter((phrase) => countWords(phrase) <= MOST_WORDS && countWords(phrase) >= FEWEST_WORDS);
    const places = phrases.filter((phrase) => plain.test(phrase));
    return nextStep((places.length > 0 ? places : phrases).slice(0, 3), 0.92, {
      wanted: wanted === 1 ? 'a simile' : `${inWords(wanted)} similes`,
      found: found === 0 ? 'none' : `only ${inWords(found)}`,
    });
  },
  skill: 'comparisons',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      vocabulary: 1,
      ideas: 9,
      'narrative features': 9,
      'recount features': 9,
      comparisons: 1,
      description: 9,
      'general writing': 9,
    },
  },
  cases: [
    {
      title: 'asks for a comparison where the task wants similes',
      task: 'Describe your bedroom at night. Use at least one simile.',
      text: 'My room at night\nThe curtains move a bit. The hall is very dark. I can hear the fridge in the kitchen. The floor is cold under my feet. My bed is soft. My cat sleeps on my legs all night.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['The hall is very dark'],
            ['The floor is cold under my feet'],
            ['My bed is soft'],
          ],
        },
      ],
    },
    {
      title: 'asks for another where there are fewer than the task wants',
      task: 'Describe your bedroom at night. Use at least two similes.',
      text: 'My room at night\nThe curtains move like ghosts. I can hear the fridge in the kitchen. The floor is cold under my feet. My cat sleeps on my legs all night.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['The floor is cold under my feet']],
          slots: { wanted: 'two similes', found: 'only one' },
        },
      ],
    },
    {
      title: 'takes what is only better than something for no simile',
      task: 'Describe your bedroom at night. Use at least one simile.',
      text: 'My room at night\nMy bed is better than the one at Nana’s. The hall is very dark. I can hear the fridge in the kitchen. The floor is cold under my feet. My cat sleeps on my legs all night.',
      finds: [{ kind: 'nextStep', slots: { found: 'none' } }],
    },
    {
      title: 'leaves alone what may compare',
      task: 'Describe your bedroom at night. Use at least one simile.',
      text: 'My room at night\nThe curtains move like ghosts. The hall is very dark. I can hear the fridge in the kitchen. The floor is cold under my feet. My bed is soft. My cat sleeps on my legs all night.',
      finds: [],
    },
    {
      title: 'says nothing where similes are a choice',
      task: 'Describe your bedroom at night. Use a metaphor or a simile.',
      text: 'My room at night\nThe curtains move a bit. The hall is very dark. I can hear the fridge in the kitchen. The floor is cold under my feet. My bed is soft. My cat sleeps on my legs all night.',
      finds: [],
    },
  ],
};
