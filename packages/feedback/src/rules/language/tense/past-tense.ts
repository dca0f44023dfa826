import { phraseAround } from '../../../text/phrase.ts';
import { hasSpeech, isSpoken } from '../../../text/spoken.ts';
import type { StudentText, Word } from '../../../text/student-text.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './past-tense.wording.ts';
import { isBareSlip, isInPast, isInSequence, isSlip, pastVerbs } from './tense-slips.ts';

/** A beginning that says it has happened already. */
const opened =
  /^(?:last (?:\p{L}+ )?(?:week|weekend|night|year|month|term|holidays?|summer|winter|\p{L}+day)|yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in the (?:holidays|weekend)|one day|(?:two|three) \p{L}+ ago|a (?:week|year|month) ago)\b/iu;

/** The writer looks back, or tells what is always so. */
export const isOfNow =
  /\b(?:now|these days|nowadays|today|always|usually|still|i (?:know|think|guess|hope|wonder|don['’]?t)|they are|it is|there is|there are|we (?:have|own|live)|comes? from|nobody \p{L}+s you)\b/iu;

/** A lone slip is certain only if it tells what came next. */
const isNextEvent = (sentence = '') =>
  /^(?:and |so )?(?:first|then|next|after|suddenly|finally|so)\b/iu.test(sentence);

const saying =
  /\b(?:said|says?|sed|tells?|told|asks?|asked|yelled|shouted|replied|whispered|called|cried|answered|screamed|thought|explained)\b(?! (?:(?:me|us|him|her|them|everyone) )?(?:about|the (?:rules?|story|plan|way|news|time))\b)/iu;

/** Nobody speaks for longer in one sentence (characters). */
const FAR = 400;

/** What somebody says may stand without speech marks, and goes on into the next sentence. */
export function maySpeak(text: StudentText, word: Word): boolean {
  return [word.sentence - 1, word.sentence].some((at) => {
    const sentence = text.sentences[at];
    if (sentence === undefined || hasSpeech(text, sentence)) return false;
    const end = Math.min(sentence.end, word.start);
    return saying.test(text.text.slice(Math.max(sentence.start, end - FAR), end));
  });
}

/** ‘It was windy’ after “then we go on the boat”: another clause, with another verb. */
const runningOn = (verb: string): RegExp =>
  new RegExp(
    String.raw`(?<=(?<!\p{L})${verb}(?: [\p{L}\d'’]+){3,}?)(?: (?:and|but|so|then|there))* (?:it|we|he|she|they|I) (?:was|were|had|did|got|went|\p{L}{3,}ed)(?!\p{L}).*$`,
    'u',
  );

/** Several slips after “Last Tuesday” are no other tense that is meant. */
function weightOf(slips: number, isSure: boolean): number {
  if (slips < 2) return 0.75;
  return isSure ? 0.95 : 0.92;
}

/** A story told in the past that slips into the present. */
export const pastTense: Rule = {
  find(text) {
    const narrated = text.words.filter((word) => !isSpoken(text, word));
    const pasts = narrated.filter((word) => pastVerbs.has(word.lower));
    const isOpened = opened.test(text.sentences[0]?.text ?? '');
    const begins = isOpened ? 0 : (pasts[0]?.sentence ?? 0);
    const slips = narrated
      .map((word, i) => ({ word, i }))
      .filter(
        ({ word, i }) =>
          // “I have a dragon. He eats socks.” comes before the story, and is so all the time.
          word.sentence >= begins &&
          isSlip(narrated, word, i) &&
          !maySpeak(text, word) &&
          (isInPast(narrated, word, i) || !isOfNow.test(text.sentences[word.sentence]?.text ?? '')),
      );
    const isPast = isOpened && slips.length >= 3;
    const isBare = slips.some(
      ({ word, i }) => isBareSlip(narrated, word, i) || isInSequence(narrated, word, i),
    );
    const isClear =
      isBare ||
      slips.length > 1 ||
      isNextEvent(text.sentences[slips[0]?.word.sentence ?? -1]?.text);
    const isMostlyPast = pasts.length >= 5 && slips.length * 2 <= pasts.length && isClear;
    if (slips.length === 0 || !(isPast || isMostlyPast)) return [];
    const places = slips
      .map(({ word }) => phraseAround(text, word)?.replace(runningOn(word.text), '') ?? null)
      .filter((place) => place !== null);
    const slots = isMostlyPast ? { rest: 'like most of the others' } : undefined;
    return nextStepAtSeveral(places, weightOf(slips.length, isOpened && isMostlyPast), slots);
  },
  skill: 'pastTense',
  wording,
  taken: {
    by: 'inflecting',
    isEverywhere: true,
    // ‘We going’ is no more past tense than before.
    isSo: ({ words, fresh }) =>
      (/\b(?:was|were)\b/iu.test(words) || !/\p{L}ing\b/iu.test(fresh)) && undefined,
  },
  speaksOf: {
    nextStep: {
      'narrative features': 1,
      'recount features': 1,
      'sentence structure': 4,
      'general writing': 2,
      tense: 1,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'finds what somebody does after that',
      text: 'On Saturday we went to the tip. The man looked at it and laughed. I got out and held my nose. After that we go to the shop. I was happy and felt proud.',
      finds: [{ kind: 'nextStep', quotations: [['After that we go to the shop']] }],
    },
    {
      title: 'leaves alone what is always so and comes before the story',
      text: 'I have a goat called Bean. She eats hats. She gets into the car by the window. One day she got on the school bus. The driver screamed. Bean ate his map. We drove to the tip and I was late. She had a nap.',
      finds: [],
    },
    {
      title: 'takes what somebody felt or saw another do for no slip',
      text: 'Last night we went eeling. We walked to the creek and we sat down. I felt it pull and I yelled. Koro held the line. I have seen my dad get wet before. We took it home and Nan smoked it.',
      finds: [],
    },
    {
      title: 'finds the slip',
      text: 'We went to camp. We saw a lake and had lunch. Then we go on the boat. I was happy and felt brave.',
      finds: [{ kind: 'nextStep', quotations: [['Then we go on the boat']] }],
    },
    {
      title: 'finds the slip after somebody who tells no words, only what they are about',
      text: 'Last Tuesday we went to camp. We got off the bus and we had lunch. First we put our bags in the cabins and Mr Hall tells us the rules. Then we walk down to the wall. I was scared and I felt sick.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            [
              'First we put our bags in the cabins and Mr Hall tells us the rules',
              'Then we walk down to the wall',
            ],
          ],
        },
      ],
    },
    {
      title: 'finds one slip in what happened at one moment, and no habit',
      text: 'The bush was silent. Tama pushed through the ferns and he called. He had lost Rua and he was scared. Half way across he stops and looks down. He saw her. He got down and took her home. She was a good dog and he feeds her and plays with her.',
      finds: [{ kind: 'nextStep', quotations: [['Half way across he stops and looks down']] }],
    },
    {
      title: 'finds a deed that goes on from one in the past',
      text: 'On Monday we went to the marae. We waited at the gate and we walked on. The kaumātua stood up. He had a tokotoko and he points it at us. We had kai and I felt full.',
      finds: [{ kind: 'nextStep', quotations: [['He had a tokotoko and he points it at us']] }],
    },
    {
      title: 'shows no verb beside it that is in the past already',
      text: 'We went to camp. We saw a lake and had lunch. Then we go on the boat it was so windy. I was happy and felt brave.',
      finds: [{ kind: 'nextStep', quotations: [['Then we go on the boat']] }],
    },
    {
      title: 'shows nothing that leads on to that verb either',
      text: 'Last night the fish got out. She was in the hall and we ran there. Everyone looked for her and we had no idea. Suddenly I take a long look and there she was. We put her back.',
      finds: [{ kind: 'nextStep', quotations: [['Suddenly I take a long look']] }],
    },
    {
      title: 'says nothing of the rest where all is told in the present',
      text: 'Last Saturday we go to the river. I take a net and we walk down the path. We see an eel and I run home.',
      finds: [{ kind: 'nextStep', slots: {} }],
    },
    {
      title: 'leaves what happens every week alone',
      text: 'On Saturdays I go to the river with Koro. We take a net and we walk down the path. We see eels. I run home.',
      finds: [],
    },
    {
      title: 'finds a verb without its ending, and one that goes on in the present',
      text: 'We went to camp in a bus. Mr Hall was driving and it had a flat, so he pull over. We got out and stood at the side and trucks are going past. It was windy.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            [
              'Mr Hall was driving and it had a flat, so he pull over',
              'We got out and stood at the side and trucks are going past',
            ],
          ],
        },
      ],
    },
    {
      title: 'leaves a verb without its ending alone where it needs none',
      text: 'We went to camp and had a swim. I saw it eat a fly. Did Mum come? Dad said he felt good. The coach made him go first and we got wet.',
      finds: [],
    },
    {
      title: 'leaves looking back alone',
      text: 'We went to camp. We saw a lake and had lunch. I was scared and felt sick. Now I know that eels are shy, and they go away.',
      finds: [],
    },
    {
      title: 'leaves speech and what is always so alone',
      text: 'We went to camp. “I go first,” she said. We had lunch and saw a lake. It was what we do every year and I felt good.',
      finds: [],
    },
    {
      title: 'leaves what somebody says without speech marks alone',
      text: 'We went to the creek. We saw a taniwha and had a look. The taniwha said people throw rubbish and then it goes down the drain and makes me sick. Then he comes up. We felt bad and got bags.',
      finds: [],
    },
    {
      title: 'says nothing of a text in the present',
      text: 'I go to school. We play. He runs. They run.',
      finds: [],
    },
    {
      title: 'says nothing of a text about the past',
      text: 'We went to camp, saw a lake, had lunch, came home and felt good.',
      finds: [],
    },
  ],
};
