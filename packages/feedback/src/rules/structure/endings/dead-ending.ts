import type { Stretch } from '@second-draft/contract';
import { endingOf } from '../../../text/lines/parts.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './dead-ending.wording.ts';

const died = String.raw`(?:died|were (?:all )?dead|(?:all )?(?:got|were|was) (?:killed|eaten|blown up))`;

/** The teller, or everybody. */
const dead = new RegExp(
  String.raw`\b(?<!\p{L})(?:(?:i|we|every(?:one|body)|(?:they|we) (?:all|both)|all (?:of (?:them|us)|the people)|both of (?:them|us)) (?:all |just |then )?${died}|(?:killed|murdered|ate|shot) me\b|(?:i|we) (?:was|were) never (?:seen|found|heard of)\b|(?:killed|ate|got|shot|blew up) (?:us|everyone|everybody|all of (?:us|them))\b|the (?:whole )?world (?:ended|blew up|exploded))`,
  'iu',
);

/** “They died”: whoever was last spoken of, and that may be the enemy. */
const theyDied = new RegExp(String.raw`\bthey (?:then )?${died}`, 'iu');
const enemies =
  /\b(?:zombies|monsters|aliens|robots|(?:bad|evil) (?:guys|men|people|ones)|pirates|enem(?:y|ies)|soldiers|sharks|wolves|spiders|rats|ghosts|vampires|goblins|trolls|orcs|dragons|villains|robbers|thieves|bugs|stoats|possums)\b/iu;

/** “I jumped off the cliff and landed on the rocks and died” */
const andDied = /\b(?:and|then) (?:then )?died\b/iu;
const teller = /\b(?<!\p{L})(?:i|we)\b/iu;

/** The part of the sentence that tells of the death. */
function placeIn(text: StudentText, one: Sentence): Stretch | null {
  const match =
    dead.exec(one.text) ?? (enemies.test(text.text) ? null : theyDied.exec(one.text)) ?? null;
  if (match !== null) return { start: match.index, end: match.index + match[0].length };
  const last = andDied.exec(one.text);
  if (last === null) return null;
  const before = one.text.slice(0, last.index);
  const from = before.search(teller);
  const isTellers = from >= 0 && !/\b(?:he|she|it|they|mum|dad|who)\b/iu.test(before.slice(from));
  return isTellers ? { start: last.index, end: last.index + last[0].length } : null;
}

/** What is wished, feared or dreamt has not happened: such words are for a person to read. */
const notSo =
  /\b(?:wish\p{L}*|want\p{L}*|would|could|might|feel\p{L}*|felt|thought|sometimes|if|like|nearly|almost|should)\b/iu;

/** How many sentences may follow. */
const LAST = 2;

/** A story at whose end the teller or everybody is dead, and nothing is solved. */
export const deadEnding: Rule = {
  find(text) {
    if (text.sentences.length < 5 || !isStory(text) || text.purpose === 'recount') return [];
    const places = endingOf(text, LAST).flatMap((one) => {
      if (hasSpeech(text, one) || notSo.test(one.text)) return [];
      const place = placeIn(text, one);
      if (place === null) return [];
      return (
        phraseAround(text, { start: one.start + place.start, end: one.start + place.end }) ?? []
      );
    });
    return nextStep(places.slice(0, 1), 0.95);
  },
  skill: 'resolution',
  wording,
  taken: {
    by: 'swapping',
    isSo: ({ words }) => !/\b(?:died|dead|killed)\b/iu.test(words) && undefined,
  },
  speaksOf: {
    nextStep: { 'narrative structure': 1, ending: 1, problem: 1, 'general writing': 2, ideas: 1 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'finds the end at which all are dead',
      text: 'We camped by a lake. We heard a noise. A man stood there. He had no face. We ran and then we all died.',
      finds: [{ kind: 'nextStep', quotations: [['We ran and then we all died']] }],
    },
    {
      title: 'finds the teller’s own death',
      text: 'We camped by a lake. We heard a noise. A man stood there. He had no face. I ran to the cliff and jumped and died. The end.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'finds a teller who is killed, or never seen again',
      text: 'We camped by a lake. We heard a noise. A man stood there. He had no face. He kicked down the door and then he killed me and Tama.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'leaves the death of the enemy alone',
      text: 'We camped by a lake. We heard a noise. Zombies stood there. They came at us. I threw my torch and then they died.',
      finds: [],
    },
    {
      title: 'leaves the death of one alone that others live to tell',
      text: 'Tama had a dog. It was old. He fed it by hand. It slept on his bed. In winter it got sick and died.',
      finds: [],
    },
    {
      title: 'leaves a death alone that is only wished',
      text: 'My name is Tama. I drew a dragon. I had a dog. I felt sad. We moved. Sometimes I wish that we died and then I would not get up.',
      finds: [],
    },
    {
      title: 'leaves a death alone after which the story goes on',
      text: 'Long ago we all died of cold. Then a bird came. It brought fire. The people sang. It flew away. They kept the fire for ever.',
      finds: [],
    },
  ],
};
