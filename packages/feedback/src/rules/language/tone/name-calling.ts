import { phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './name-calling.wording.ts';

const names = String.raw`(?:dumb|stupid|idiots?|useless|heartless|losers?|mean as|morons?|(?<=\bjust )(?:being )?(?:mean|grumpy|selfish|lazy|greedy)(?: and (?:mean|grumpy|selfish|lazy|greedy|rude))?)`;
const people =
  '(?:people|adults|grown-?ups|parents|kids|children|students|teachers|drivers|owners|voters)';
/** ‘Lazy’ alone may be fair; beside another such word it is meant to hurt. */
const called = String.raw`(?:(?:so|all|just|really|such|being|an?|total|complete|real|big|bunch of|lazy(?:,| and)|selfish(?:,| and)|mean and|rude and) ){0,3}${names}(?!\p{L})`;
const calling = new RegExp(
  String.raw`\b(?:you(?:['’]?re| are|r)|${people} (?:who|that) [^.!?]{2,60} are|(?:any|every) ?(?:one|body) who [^.!?]{2,30} is|whoever [^.!?]{2,30} is|\p{L}+ ${people} are|if (?:\p{L}+ )?${people} (?:don['’]?t|won['’]?t|can['’]?t|never) [^.!?]{2,60}\bthey(?:['’]?re| are)) ${called}|\bonly an? (?:heartless|stupid|selfish|lazy|dumb) \p{L}+`,
  'giu',
);

/** What others say of the reader, unless it tells who is called names: ‘Anyone who thinks …’. */
const reported =
  /(?<!(?:one|body|people) (?:who|that) |whoever )\b(?:say|says|said|thinks?|called)\b/iu;

/** What would be so. */
const denied = /\b(?:not|isn['’]?t|aren['’]?t|nobody)\b/iu;

/** Calls the reader names where an argument has to win them. */
export const nameCalling: Rule = {
  find(text) {
    if (isStory(text)) return [];
    const places = text.sentences
      .filter((one) => !reported.test(one.text) && !denied.test(one.text))
      .flatMap((sentence) =>
        Array.from(sentence.text.matchAll(calling), ({ index, 0: { length } }) => ({
          start: sentence.start + index,
          end: sentence.start + index + length,
        })),
      )
      .filter((place) => !isSpoken(text, place))
      .flatMap(
        (place) =>
          phraseAround(text, place) ?? phraseAround(text, { ...place, start: place.end - 1 }) ?? [],
      )
      .map((phrase) => phrase.replace(/^then /u, ''));
    return nextStep(places.slice(0, 1), 0.87);
  },
  skill: 'tone',
  wording,
  taken: { by: 'swapping', isSo: ({ words }) => words.search(calling) < 0 && undefined },
  speaksOf: {
    nextStep: {
      'persuasive features': 1,
      'persuasive structure': 4,
      opinion: 1,
      ideas: 4,
      'general writing': 4,
    },
  },
  cases: [
    {
      title: 'finds people who are called mean for what they like',
      text: 'Let the dogs run! The sand is soft. People who don’t like dogs are just mean and grumpy and they should stay home. It is our beach.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['People who don’t like dogs are just mean and grumpy and they should stay home'],
          ],
        },
      ],
    },
    {
      title: 'finds a reader who is called names',
      text: 'We should have a pool. It is hot. You are dumb if you don’t agree. All my friends want one.',
      finds: [{ kind: 'nextStep', quotations: [['You are dumb if you don’t agree']] }],
    },
    {
      title: 'finds it where it is said of anyone who disagrees',
      text: 'Keep our bus. Only a heartless person would put money ahead of books. We need it.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'finds it where it is said of anyone who thinks otherwise',
      text: 'Homework should be banned. Anyone who thinks homework is good is dumb. We need to play.',
      finds: [{ kind: 'nextStep', quotations: [['Anyone who thinks homework is good is dumb']] }],
    },
    {
      title: 'shows the clause with the name where the whole sentence is too long',
      text: 'We should all swim. If your parents don’t teach you to swim in the sea then they are dumb and they don’t care about you. It is hot.',
      finds: [{ kind: 'nextStep', quotations: [['they are dumb']] }],
    },
    {
      title: 'leaves a thing that is called stupid, and what others say, alone',
      text: 'Vaping is stupid. The rule is dumb and useless. Some people say you are stupid if you try it.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'He looked at me and I looked at him. You are so dumb I thought. We ran and he fell. She was cross. I said sorry and he laughed.',
      finds: [],
    },
  ],
};
