import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './turns-personal.wording.ts';

/** The writer herself; ‘we’ may be everybody, unless it tells what somebody did. */
export const self =
  /\b(?<!\p{L})(?:i|i['’](?:m|ve|d|ll)|my)\b|\bwe (?:all |both |once |even )?(?:got|went|saw|had|were|made|found|caught|did|came|won|lost|beat|play|played|train|practise)\b/iu;

/** A measure that everybody knows, and a number: “older than my mum”, “World War I”. */
const noSelf =
  /\b(?:than|as big as|as long as|as tall as|like) my \p{L}+|\b(?:war|part|type|class|king|queen \p{L}+) i\b/giu;

/** What is said to the reader when all is told. */
const leave =
  /^(?:so )?(?:i (?:hope|wish)\b|thank|(?:that|this)(?:['’]s| is| was) (?:all|my|what)|i (?:found|got) (?:this|my|the))\b/iu;

/** So many facts for everybody come before it. */
const GENERAL = 3;

/** One remark is no turn: so many follow one another. */
const FEWEST = 2;

/** Of what comes after the turn. */
const SHARE = 0.6;

const isAboutSelf = (words: string): boolean => self.test(words.replace(noSelf, ' '));

/** Whether a sentence of a report is about its writer. */
export const isPersonal = (text: StudentText, one: Sentence): boolean =>
  isAboutSelf(one.text) && !leave.test(one.text) && !hasSpeech(text, one);

/** A report was asked for, and after some facts the writer goes on about herself. */
export const turnsPersonal: Rule = {
  find(text) {
    if (text.purpose !== 'explain') return [];
    const prose = proseOf(text);
    const from = prose.findIndex((one) => isPersonal(text, one));
    const after = prose.slice(Math.max(0, from));
    const told = after.filter((one) => isPersonal(text, one));
    const goesOn = after.slice(0, FEWEST).every((one) => told.includes(one));
    const isTurn =
      from >= GENERAL && goesOn && told.length >= FEWEST && told.length >= after.length * SHARE;
    // ‘In Iceland …, so if my dad …’ begins with a fact.
    const places = told.flatMap((one) => openingPhrase(text, one)).filter(isAboutSelf);
    return isTurn && places.length >= FEWEST ? nextStep(places.slice(0, 1), 0.9) : [];
  },
  skill: 'tone',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'report structure': 1,
      'report features': 1,
      ideas: 2,
      'general writing': 2,
      facts: 1,
      information: 1,
    },
  },
  cases: [
    {
      title: 'asks for facts where a report goes on about its writer',
      purpose: 'explain',
      text: 'Eels live in creeks. They are long and dark. They eat snails and frogs. My nan smokes them. I like them on toast.',
      finds: [{ kind: 'nextStep', quotations: [['My nan smokes them']] }],
    },
    {
      title: 'asks for facts where a report goes on about the writer’s own team',
      purpose: 'explain',
      text: 'Netball is played by seven on each side. Each wears a bib. Nobody may run with the ball. I play wing attack for the A team. We came second this year. My nana said it was a disgrace.',
      finds: [{ kind: 'nextStep', quotations: [['I play wing attack for the A team']] }],
    },
    {
      title: 'takes a fact that a remark on the writer follows for no turn',
      purpose: 'explain',
      text: 'Eels live in creeks. They are long and dark. They eat snails and frogs. In Tonga, where they all go in the end to lay many thousands of eggs, it is hot, so I would go too. I want to see it.',
      finds: [],
    },
    {
      title: 'leaves a lone remark to another rule',
      purpose: 'explain',
      text: 'Eels live in creeks. They are long and dark. My nan smokes them. They eat snails and frogs. They swim to Tonga to breed.',
      finds: [],
    },
    {
      title: 'leaves what is said to the reader at the end alone, and comparisons',
      purpose: 'explain',
      text: 'Eels live in creeks. They are long and dark. They eat snails and frogs. They get older than my nan. They weigh more than my dog. I hope you like eels now.',
      finds: [],
    },
    {
      title: 'says nothing where the writer has spoken of herself from the start',
      purpose: 'explain',
      text: 'I like eels. They live in our creek. They are long. My nan smokes them. I eat them on toast.',
      finds: [],
    },
    {
      title: 'says nothing where no report was asked for',
      text: 'Eels live in creeks. They are long and dark. They eat snails and frogs. My nan smokes them. I like them on toast.',
      finds: [],
    },
  ],
};
