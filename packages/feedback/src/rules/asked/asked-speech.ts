import { isVerse } from '../../text/forms/verse.ts';
import { proseOf } from '../../text/lines/prose.ts';
import { openingPhrase } from '../../text/phrase.ts';
import { countWords } from '../../text/words.ts';
import { nextStep } from '../finding.ts';
import { isStory } from '../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { askedFor } from './asked-for.ts';
import { wording } from './asked-speech.wording.ts';

/** “Include speech”, but not “write a speech”. */
const wantsSpeech =
  /\b(?:dialogue|direct speech|(?:includ(?:e|ing)|us(?:e|ing)|add(?:ing)?|with) (?:some |lots of |(?:at least )?(?:one|two|three|four|\d) (?:or more )?(?:lines|pieces|examples) of )?(?:speech|talking|conversation)\b(?! marks))/iu;

/** Somebody's words, however they are written. */
const said =
  /["“”„]|[‘'][^'‘’\n]{1,200}[,.!?]['’]|\b(?:said|sed|says?|asked|asks|yelled|shouted|screamed|whispered|replied|cried|called|growled|muttered|exclaimed)\b/iu;

/** Two have to do with each other. */
const meeting =
  /\b(?:told|tells|offered|agreed|talked|chatted|explained|warned|begged|promised|argued|nodded|shook (?:his|her|my) head|looked at (?:him|her|me|them|us)|laughed at|waved at|met|answered|pleaded|greeted|invited)\b/iu;
const people = /\b(?:he|she|they|mum|dad|nan|nana|koro|friend|boy|girl|man|woman|him|her)\b/iu;

const A_PHRASE = 4;

/** Nobody speaks in a story whose task asks for dialogue. */
export const askedSpeech: Rule = {
  find(text) {
    const isTold = isStory(text) && !isVerse(text) && text.turns.length === 0;
    if (!isTold || askedFor(text.task ?? '', wantsSpeech) === null) return [];
    if (text.speech.length > 0 || said.test(text.text)) return [];
    const prose = proseOf(text);
    const places = [meeting, people]
      .flatMap((sign) => prose.filter((one) => sign.test(one.text)))
      .flatMap((one) => openingPhrase(text, one))
      .filter((phrase) => countWords(phrase) >= A_PHRASE);
    return nextStep(places.slice(0, 2), 0.93);
  },
  skill: 'dialogue',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  storiesOnly: true,
  speaksOf: askedIn('narrative features', 'recount features', 'dialogue'),
  cases: [
    {
      title: 'asks for words that somebody says, where two meet',
      task: 'Include dialogue between two characters.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. A ute stopped beside her. The old woman offered her a ride. Kiri walked on. She was cold and wet.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['The old woman offered her a ride'], ['A ute stopped beside her']],
        },
      ],
    },
    {
      title: 'leaves a story alone in which somebody speaks, with marks or without',
      task: 'Include dialogue between two characters.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. The old woman said get in. Kiri walked on. She was cold and wet.',
      finds: [],
    },
    {
      title: 'asks for it where the task calls it speech',
      task: 'Include speech and tell us what you were thinking.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. A ute stopped beside her. The old woman offered her a ride. Kiri walked on.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'says nothing where thoughts will do as well',
      task: 'Include dialogue or thoughts.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. The old woman offered her a ride. Kiri walked on. She was cold and wet.',
      finds: [],
    },
    {
      title: 'says nothing where the task asks for none',
      task: 'Write a persuasive speech.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. The old woman offered her a ride. Kiri walked on. She was cold and wet.',
      finds: [],
    },
  ],
};
