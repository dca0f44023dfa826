import { meantIn } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { closingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './asked-outcome.wording.ts';

/** “The problem and how it was fixed”, “a beginning, a middle and an end”, “a resolution”. */
const wantsOutcome =
  /\bhow (?:it|they|he|she|you|this|the (?:problem|trouble|story)|your (?:story|characters?))\b[^.!?\n]{0,25}\b(?:solv\p{L}+|fix\p{L}*|sort\p{L}*|end(?:s|ed)?|escap\p{L}+|resolv\p{L}+|overc[ao]mes?|out of it|in the end)\b|\b(?:resolution|solution|solved|resolved)\b|\bproblems?\b[^.!?\n]{0,30}\bfix(?:ed|es)\b|\bhow do(?:es)? (?:it|they|he|she|your characters?) (?:fix|solve|escape|get)\b|\bmiddle,? and (?:an? |the )?end(?:ing)?\b/iu;

/** These want a story to stop where it is open. */
const wantsOpen =
  /\bcliff-?hanger\b|\bopen ending\b|\b(?:write|only) (?:just )?(?:the|an?) (?:opening|beginning|start|first (?:chapter|paragraph|part))\b|\bto be continued\b|\bleave\b[^.!?\n]{0,30}\b(?:reader|guessing|wondering|wanting)\b/iu;

/** Something is about to happen, or nobody knows what it was. */
const open =
  /\b(?:was|were|is|are) (?:going|about|starting|ready) to (?!(?:sleep|bed|school|be (?:ok|fine|happy))\b)|\b(?:i|we|he|she|they) (?:then )?(?:heard|herd|felt|smelt|noticed) (?:an?|the|something|someone|some)\b[^.!?]{0,30}\W*$|\b(?:could not|couldn['’]?t|can['’]?t|cannot) (?:get (?:out|up|away|off|in)|move|escape|breathe|stop it|find (?:it|him|her|them|the way))\W*$|\b(?:is|was|were|are|got) (?:stuck|trapped|lost|locked in|gone)\W*$|\b(?:c[ao]me|got|getting|coming) (?:closer|nearer)\b[^.!?]{0,20}\W*$/iu;

/** “To be continued…”, “Oh no”: its writer says so. */
const continued =
  /\bto be continued\b[^\p{L}]{0,10}(?:in part \p{L}+|in part \d|next \p{L}+)?[^\p{L}]*$/iu;
const shocked = /\boh,? no+\b/iu;

/** Where a text broke off, its sentence before is shown. */
const unfinished = /\b(?:and|but|so|then|or|the|an?|su?d+en?ly)$/iu;

/** A shorter text has hardly begun (sentences). */
const FEWEST = 4;

/** As much of a text as its last words take (characters), and an end that can be shown (sentences). */
const LONGEST_CLOSE = 60;
const END = 2;

/** A story that stops in its trouble though the task asks how it ends. */
export const askedOutcome: Rule = {
  find(text) {
    const task = text.task ?? '';
    if (!wantsOutcome.test(task) || wantsOpen.test(task)) return [];
    if (!isStory(text) || isVerse(text) || text.turns.length > 0) return [];
    const prose = proseOf(text);
    const last = prose.at(-1);
    if (last === undefined || prose.length < FEWEST) return [];
    const isOpen =
      open.test(meantIn(last.text)) ||
      shocked.test(last.text) ||
      continued.test(text.text.slice(-LONGEST_CLOSE));
    if (!isOpen) return [];
    const places = prose.slice(-END).toReversed();
    const phrases = places
      .flatMap((one) => closingPhrase(text, one))
      .filter((phrase) => !unfinished.test(phrase));
    return nextStep(phrases.slice(0, 1), 0.96);
  },
  skill: 'resolution',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  storiesOnly: true,
  speaksOf: {
    nextStep: {
      ideas: 9,
      'narrative structure': 9,
      'narrative features': 9,
      problem: 9,
      ending: 1,
      organisation: 9,
      'general writing': 9,
    },
  },
  cases: [
    {
      title: 'asks how it ends where the trouble is only about to come',
      purpose: 'narrate',
      task: 'Tell us the problem and how it was fixed.',
      text: 'Tom had a magic pencil. He drew a pizza and he ate it. Then he drew a lion. The lion roared and it chased Tom around his room. It was going to eat him.',
      finds: [{ kind: 'nextStep', quotations: [['It was going to eat him']] }],
    },
    {
      title: 'asks for the end where something is only heard',
      purpose: 'narrate',
      task: 'Your story needs a beginning, a middle and an end.',
      text: 'One day I was in the bush and I saw an egg. It was green. I picked it up and it was hot. I hid it under my bed. In the night I heard a crack.',
      finds: [{ kind: 'nextStep', quotations: [['In the night I heard a crack']] }],
    },
    {
      title: 'asks how it ends where it is to be continued',
      purpose: 'narrate',
      task: 'Give it a problem, and a way the problem gets fixed.',
      text: 'Tom had a magic pencil. He drew a pizza and he ate it. Then he drew a lion. The lion roared and it chased Tom around his room.\n\nTo be continued...',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['The lion roared and it chased Tom around his room']],
        },
      ],
    },
    {
      title: 'leaves an end alone',
      purpose: 'narrate',
      task: 'Tell us the problem and how it was fixed.',
      text: 'Tom had a magic pencil. He drew a pizza and he ate it. Then he drew a lion. It was going to eat him. He rubbed it out and went to bed.',
      finds: [],
    },
    {
      title: 'leaves a story open where the task wants it so',
      purpose: 'narrate',
      task: 'Use a beginning, a middle and an end. End with a cliffhanger.',
      text: 'Tom had a magic pencil. He drew a pizza and he ate it. Then he drew a lion. The lion roared and it chased Tom around his room. It was going to eat him.',
      finds: [],
    },
  ],
};
