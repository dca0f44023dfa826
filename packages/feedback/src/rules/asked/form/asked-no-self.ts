import { phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText, Word } from '../../../text/student-text.ts';
import { MOST_PLACES, nextStepAtSeveral } from '../../finding.ts';
import { maySpeak } from '../../language/tense/past-tense.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { askedFor } from '../asked-for.ts';
import { wording } from './asked-no-self.wording.ts';

const one = `["'‘“]?(?:i|we|me|my|us|our)["'’”]?`;
const list = String.raw`${one}(?:(?:, (?:or |and )?| or | and | nor | ?/ ?)${one}){0,5}`;

/** “Do not use ‘I’ or ‘we’”, “no I or we”: nothing is said of where, or how often. */
const bans = new RegExp(
  String.raw`(?:\b(?:no|not|never|without|avoid(?:ing)?|leave out|instead of|rather than|free of|dont)|n['’]t)(?: (?:be |have )?(?:any|use|using|used|say|saying|write|writing|include|including|the|words?|pronouns?|like)){0,5} (${list})(?=\s*(?:[.,;:!?)–—-]|$|because\b|but\b|as\b|so\b|anywhere\b|statements?\b|(?:in|at) (?:all|it|your|this|the)\b))`,
  'imu',
);

/** “Not in the first person”, “no slang or first person” */
const bansPerson =
  /(?:\b(?:no|not|never|without|avoid(?:ing)?|instead of|rather than)|n['’]t)(?: (?:use|using|write|writing|in|the|any)){0,3} (?:\p{L}+ or )?first[- ]person\b|\b(?:no|without|avoid)(?: using)? personal pronouns\b|\b(?:leave|keep) yourself out\b/iu;

/** “Third person, please”: of stories and reports, other rules know which ‘I’ may stay. */
const wantsThird = /\bthird[- ]person\b|\bimpersonal\b/iu;
const ofOthers: ReadonlySet<string | undefined> = new Set(['narrate', 'explain']);

const words = { i: /^(?:i|i['’](?:m|d|ve|ll))$/u, we: /^(?:we|we['’](?:re|d|ve|ll))$/u };

/** ‘World War I’ */
const counted = /^(?:war|part|chapter|type|volume|book)$/u;

/** What the task bans of ‘I’ and ‘we’. */
function bannedIn({ task = '', purpose }: StudentText): ('i' | 'we')[] {
  const isThird = !ofOthers.has(purpose) && askedFor(task, wantsThird) !== null;
  if (isThird || bansPerson.test(task)) return ['i', 'we'];
  const named = bans.exec(task)?.[1] ?? '';
  return (['i', 'we'] as const).filter((word) =>
    new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'iu').test(named),
  );
}

const usesOf = (text: StudentText, form: RegExp): Word[] =>
  text.words
    .filter(
      (word, i, { [i - 1]: before }) =>
        form.test(word.lower) &&
        !counted.test(before?.lower ?? '') &&
        !isSpoken(text, word) &&
        !maySpeak(text, word),
    )
    .slice(0, MOST_PLACES);

/** ‘I’ or ‘we’, in any kind of text whose task bans them. */
export const askedNoSelf: Rule = {
  find(text) {
    const banned = text.turns.length > 0 ? [] : bannedIn(text);
    const used = banned.filter((word) => usesOf(text, words[word]).length > 0);
    const places = used
      .flatMap((word) => usesOf(text, words[word]))
      .toSorted((a, b) => a.start - b.start)
      .flatMap((word) => phraseAround(text, word) ?? []);
    const names = used.map((word) => (word === 'i' ? '‘I’' : '‘we’'));
    return nextStepAtSeveral(places, 0.94, { self: names.join(' and ') });
  },
  skill: 'tone',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'narrative structure',
    'narrative features',
    'recount structure',
    'recount features',
    'persuasive structure',
    'persuasive features',
    'procedural structure',
    'procedural features',
    'report structure',
    'report features',
    'vocabulary',
    'sentence structure',
    'voice',
    'description',
  ),
  cases: [
    {
      title: 'finds ‘I’ and ‘we’ in a piece of news whose task bans them',
      purpose: 'recount',
      task: 'Write a headline, and do not use ‘I’ or ‘we’, because a reporter stands outside the story.',
      text: 'FOAM IN ROOM 3\nOn Friday the class made volcanoes. Foam went up to the roof. I was sitting right by it. We all screamed. “I will clean it,” said Mr Ives.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I was sitting right by it', 'We all screamed']],
          slots: { self: '‘I’ and ‘we’' },
        },
      ],
    },
    {
      title: 'finds only what is banned',
      purpose: 'describe',
      task: "Write it as a description, so don't use the word 'I'.",
      text: 'The shed smells of oil. We keep the bikes there. I can hear the mower. The roof is tin.',
      finds: [{ kind: 'nextStep', quotations: [['I can hear the mower']], slots: { self: '‘I’' } }],
    },
    {
      title: 'reads a ban without marks, and one of a person',
      purpose: 'explain',
      task: 'Write it like an expert - no I or we.',
      text: 'Weka are birds. We saw one at the zoo. They have short beaks.',
      finds: [{ kind: 'nextStep', quotations: [['We saw one at the zoo']] }],
    },
    {
      title: 'reads that the third person is wanted',
      purpose: 'instruct',
      task: 'Write the method. Third person/impersonal, numbered.',
      text: 'The nail goes in the tube. I screwed the lid on. Water covers it.',
      finds: [{ kind: 'nextStep', quotations: [['I screwed the lid on']] }],
    },
    {
      title: 'leaves alone what somebody says, and a number that looks the same',
      purpose: 'recount',
      task: 'Do not use ‘I’.',
      text: 'The old man fought in World War I. He said I was the only one left. “I am tired,” he told the class.',
      finds: [],
    },
    {
      title: 'says nothing where the task bans only some places of it',
      purpose: 'recount',
      task: 'Do not start every sentence with ‘I’. Don’t use I too often. No, I want more.',
      text: 'I went to the pool. I swam two lengths. I had a pie.',
      finds: [],
    },
  ],
};
