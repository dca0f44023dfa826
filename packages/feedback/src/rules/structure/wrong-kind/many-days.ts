import { hasSpeech } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './many-days.wording.ts';

/** As children write them, too: ‘tusday’, ‘wensday’, ‘saterday’. */
const weekdays = [
  /^m[ou]nda?y$/u,
  /^t(?:ue|u|eu)e?se?day$/u,
  /^we(?:d|n|dn|nd)(?:e?s|es)day$/u,
  /^th(?:u|e|i|ur|er|ir)e?s?day$/u,
  /^fr[iy]e?da?y$/u,
  /^sat(?:u|e|a|er|ur|or|re)?day$/u,
  /^s[uo]nd?day$|^sunda?y$/u,
];

/** Fewer are a weekend, or a day with its eve. */
const FEWEST = 3;

/** If one day fills as much of the text, the others only lead to it. */
const FULL = 0.5;

/** A day on which something is told: “on tusday we …”. A day alone heads the entry of a diary. */
interface Told {
  day: number;
  words: string;
  at: number;
}

function daysIn(text: StudentText): Told[] {
  return text.words.flatMap((word, at) => {
    const day = weekdays.findIndex((one) => one.test(word.lower));
    const before = text.words[at - 1];
    if (day === -1 || before?.lower !== 'on' || word.first || hasSpeech(text, word)) return [];
    return [{ day, at, words: text.text.slice(before.start, word.end) }];
  });
}

/** The words told of the fullest day, as a share of all. */
function fullest(text: StudentText, days: readonly Told[]): number {
  const lengths = new Map<number, number>();
  for (const [i, { day, at }] of days.entries()) {
    const end = days[i + 1]?.at ?? text.words.length;
    lengths.set(day, (lengths.get(day) ?? 0) + end - at);
  }
  return Math.max(...lengths.values()) / text.words.length;
}

/** A recount that goes through a whole week. Whether one day was asked for, the task tells. */
export const manyDays: Rule = {
  find(text) {
    if (text.purpose !== 'recount' || isLetter(text)) return [];
    const days = daysIn(text);
    const different = new Map(days.map((one) => [one.day, one.words]));
    const [first] = days;
    const last = days.findLast(({ day }) => day !== first?.day);
    if (different.size < FEWEST || first === undefined || last === undefined) return [];
    if (fullest(text, days) >= FULL) return [];
    return [{ kind: 'nextStep', quotations: [[first.words, last.words]], weight: 0.92 }];
  },
  skill: 'orientation',
  wording,
  isTakenAnywhere: true,
  ofTask: true,
  speaksOf: {
    nextStep: { 'recount structure': 1, 'recount features': 1, ideas: 1, 'general writing': 1 },
  },
  cases: [
    {
      title: 'asks for one of the days, however they are spelt',
      purpose: 'recount',
      text: 'in the holidays we went to the pools and on tusday i went to the park and on wensday it rained and on thersday we had chips and on saterday my nana came',
      finds: [{ kind: 'nextStep', quotations: [['on tusday', 'on saterday']] }],
    },
    {
      title: 'leaves a recount alone in which one day has most of the words',
      purpose: 'recount',
      text: 'On Monday we packed. On Tuesday we drove. On Wednesday Dad hooked a stingray as big as a car bonnet and it towed our boat round and round in circles until he cut the line and we all cheered. On Thursday we drove home.',
      finds: [],
    },
    {
      title: 'leaves two days, what somebody says of a day and what is always so alone',
      purpose: 'recount',
      text: 'On Friday we packed. On Saturday we drove. “On Sunday we swim,” said Dad. On Mondays I nap. We ate the pie on the last day.',
      finds: [],
    },
    {
      title: 'says nothing where no recount was asked for',
      text: 'On Monday it hatched. On Tuesday it ate a plum. On Wednesday it slept. On Thursday it flew.',
      finds: [],
    },
  ],
};
