import { phraseAround } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import { MOST_PLACES, nextStepAtSeveral } from '../finding.ts';
import { isStory } from '../kind-of-writing/kind-of-writing.ts';
import { maySpeak } from '../language/tense/past-tense.ts';
import type { Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { askedFor } from './asked-for.ts';
import { wording } from './asked-person.wording.ts';

const wantsThird = /\bthird[- ]person\b/iu;

/** “Write a news article in the third person, like a real reporter.” */
const wantsNews = /\b(?:news(?:paper)?|reporter)\b/iu;

const self = /^(?:i|me|i['’](?:m|d|ve|ll))$/u;

/** A letter, a diary or a thought within the story has its own ‘I’. */
const ownVoice = /\b(?:dear|diary|thought|wrote|note|letter|read)\b/iu;

/** The teller is ‘I’ in a story or a piece of news for which the task wants the third person. */
export const askedPerson: Rule = {
  find(text) {
    const task = text.task ?? '';
    const isTold =
      isStory(text) && text.turns.length === 0 && (text.purpose ?? 'narrate') === 'narrate';
    if (askedFor(task, wantsThird) === null || !(isTold || wantsNews.test(task))) return [];
    if (ownVoice.test(text.text)) return [];
    const places = text.words
      .filter((word) => self.test(word.lower) && !isSpoken(text, word) && !maySpeak(text, word))
      .slice(0, MOST_PLACES)
      .flatMap((word) => phraseAround(text, word) ?? []);
    return nextStepAtSeveral(places, 0.94);
  },
  skill: 'tone',
  wording,
  ofTask: true,
  speaksOf: askedIn('narrative features', 'report features', 'sentence structure', 'voice'),
  cases: [
    {
      title: 'finds where a story of the third person turns to ‘I’',
      task: 'Write a story told in the third person.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. A ute stopped beside her. I looked at the dog on the seat. I did not know what to do. She went on to the bridge.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I looked at the dog on the seat', 'I did not know what to do']],
        },
      ],
    },
    {
      title: 'finds where a piece of news is told by somebody who was there',
      purpose: 'inform',
      task: 'Write a newspaper article in the third person.',
      text: 'GOAT ON THE ROOF\nA goat got on the roof of the hall on Monday. I was eating my lunch. The principal fetched a ladder. I think it wanted the moss. It ate his hat. Firefighters took it down.',
      finds: [
        { kind: 'nextStep', quotations: [['I was eating my lunch', 'I think it wanted the moss']] },
      ],
    },
    {
      title: 'leaves alone what somebody says',
      task: 'Write a story told in the third person.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. “I am wet,” she said. Kiri said I am cold. A ute stopped beside her. She went on to the bridge.',
      finds: [],
    },
    {
      title: 'says nothing where the task names no person',
      task: 'Write a story.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. A ute stopped beside her. I looked at the dog on the seat. She went on to the bridge.',
      finds: [],
    },
  ],
};
