import { meant } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './solved-by-others.wording.ts';

const lead =
  '(?:(?:but|and)[, ]+)?(?:(?:then|suddenly|luckily|just then|at last|finally|after that|soon|just in time|at that moment|out of nowhere|in the end|a (?:few )?\\p{L}+ later),? (?:suddenly )?)';
const helper =
  '(?:(?:(?:his|her|my|our|their|the|an?) (?:\\p{L}+ )?)?(?:mum|dad|mother|father|parents|nan|nana|koro|kuia|poppa|grandad|grandma|grandpa|aunty|uncle|sister|brother|cousin|teacher|principal|policeman|police|firemen|fireman|fire ?fighters?|ranger|farmer|neighbour|man|lady|woman|old \\p{L}+|wizard|witch|fairy|dragon|giant|king|queen|princess|prince|hero|superhero|helicopter|doctor|vet|captain|stranger)(?: \\p{Lu}\\p{L}+)?)';

/** “Then Dad came home on the quad bike”: somebody comes when the trouble is greatest. */
const arrives = new RegExp(
  String.raw`^${lead}${helper} (?:came|arrived|turned up|showed up|appeared|ran (?:in|up|over)|drove up|flew (?:in|down|over)|rescued|saved|fixed|found|helped|caught|grabbed|pulled|got (?:the|her|him|it|them|all))\b`,
  'iu',
);

/** “He got all the calves back in”: and puts it right. */
const mends =
  /\b(?:he|she|they|and|who) (?:quickly |just |then )?(?:got|gave|saved|rescued|fixed|shut|pulled|caught|carried|found|let|put|took|brought|picked|untied|opened|unlocked|freed|helped|stopped|lifted|grabbed|chased|scared)\b/iu;

/** Before that, the trouble grows. */
const FROM = 0.5;

/** A story with somebody in it (sentences). */
const FEWEST = 6;

/** Where somebody comes and puts it right: there, or in the next sentence. */
function rescuesIn(text: StudentText): Sentence[] {
  const prose = proseOf(text);
  const from = Math.max(FEWEST / 2, Math.floor(prose.length * FROM));
  return prose.filter((one, i) => {
    const next = prose[i + 1];
    if (i < from || !arrives.test(meant(one)) || hasSpeech(text, one)) return false;
    return mends.test(`${meant(one)} ${next === undefined ? '' : meant(next)}`);
  });
}

/** The trouble of an invented story is over when somebody else comes. */
export const solvedByOthers: Rule = {
  find(text) {
    if (text.purpose !== 'narrate' || !isStory(text) || isVerse(text)) return [];
    if (text.sentences.length < FEWEST) return [];
    return nextStep(
      rescuesIn(text).flatMap((one) => openingPhrase(text, one)),
      0.86,
    );
  },
  skill: 'resolution',
  wording,
  speaksOf: {
    nextStep: { 'narrative structure': 1, ideas: 4, ending: 2, problem: 1, 'general writing': 2 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks who solves the trouble where somebody comes and puts it right',
      purpose: 'narrate',
      text: 'Tui kicked the boot. It flew over the fence. The calf smashed the gate open. All nine calves ran out to the road. Tui had one boot on. Then Dad came home on the quad bike. He got all the calves back in. Tui had toast.',
      finds: [{ kind: 'nextStep', quotations: [['Then Dad came home on the quad bike']] }],
    },
    {
      title: 'leaves alone who only comes, comes early or is asked for, and what really happened',
      purpose: 'narrate',
      text: 'Tui kicked the boot. Then Dad came out and he got the calf. It flew over the fence. The calf smashed the gate. Tui had one boot on. Then Dad came home. The tanker was loud. Tui ran and shut the gate. She had toast.',
      finds: [],
    },
    {
      title: 'says nothing of a recount',
      purpose: 'recount',
      text: 'We lost the key. It was dark. I was cold. My sister cried. We knocked. Then Dad came home. He let us in. We had toast.',
      finds: [],
    },
  ],
};
