import { phraseAround } from '../../../text/phrase.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './asked-speech-marks.wording.ts';

const wantsMarks = /\b(?:speech|talking|quotation) marks\b/iu;

const anyMark = /["“”«»]|(?:^|\s)['‘]\p{L}/u;

/** “Tai said watch this”, “I yelled what happened”: words that somebody may have said just so. */
const said =
  /\b(?:said|yelled|shouted|screamed|asked|whispered|called out|replied|cried|told me),? (?!(?:that|to|it|he|she|they|if|about|the|sorry|hello|hi|goodbye|bye|yes|no|nothing|so|something|thanks?|something|my|his|her|a)\b)(?:i|i['’]m|i['’]ll|you|we|can|what|where|why|how|who|watch|come|stop|look|let['’]?s|don['’]?t|go|get|are|is|do|did|please|wait|help|hurry|run)\b/giu;

/** One may tell what was said in other words (places). */
const FEWEST = 2;

/** A text in which people speak without one of the speech marks that its task asks for. */
export const askedSpeechMarks: Rule = {
  find(text) {
    if (!wantsMarks.test(text.task ?? '') || !isStory(text) || anyMark.test(text.text)) return [];
    const places = [...text.text.matchAll(said)].flatMap(
      ({ index, 0: words }) =>
        phraseAround(text, { start: index, end: index + words.length }) ?? [],
    );
    return new Set(places).size < FEWEST ? [] : nextStepAtSeveral(places, 0.94);
  },
  skill: 'speechMarks',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: { nextStep: { punctuation: 1, dialogue: 9, 'general writing': 9 } },
  cases: [
    {
      title: 'finds what people say where the task asks for speech marks and there are none',
      task: 'Check your speech marks.',
      text: 'We ran to the gate. Nan yelled come back here. I was puffed. My cousin said you forgot your shoes. We walked home.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Nan yelled come back here', 'My cousin said you forgot your shoes']],
        },
      ],
    },
    {
      title: 'leaves alone what is told in other words',
      task: 'Check your speech marks.',
      text: 'We ran to the gate. Nan said that we should come back. I was puffed. My cousin said he was tired. We walked home.',
      finds: [],
    },
    {
      title: 'says nothing where the task names no speech marks',
      task: 'Check your full stops.',
      text: 'We ran to the gate. Nan yelled come back here. I was puffed. My cousin said you forgot your shoes. We walked home.',
      finds: [],
    },
  ],
};
