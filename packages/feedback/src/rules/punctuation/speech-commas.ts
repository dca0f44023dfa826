import type { StudentText } from '../../text/student-text.ts';
import { countWords, type Span } from '../../text/words.ts';
import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './speech-commas.wording.ts';

const verb =
  '(?:said|sed|says|asked|yelled|shouted|whispered|replied|answered|cried|called|screamed|muttered|laughed|groaned|sighed)';
const speaker = String.raw`(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|(?:my|the|his|her|our) \p{L}+|\p{Lu}[\p{L}'’]+)`;

/** Who speaks, told right after the marks close: ‘" said Nana’, ‘" she asked’. */
const closing = String.raw`["”] (?:${verb} ${speaker}|${speaker} ${verb})(?![\p{L}'’-])`;
const told = new RegExp(`^${closing}`, 'u');

/** Where speech may begin: what is only named in marks stands after other words. */
const beginning = /(?:^|[\n.!?,:”"])\s*["“]$/u;

/** Nothing ends what is said. */
const open = /[\p{L}\p{N}]$/u;

/** In a second draft: the marks close on a word, and who speaks is told. */
const stillOpen = new RegExp(String.raw`(?<=[\p{L}\p{N}])${closing}`, 'u');

/** Characters before and after what is said. */
const BEFORE = 4;
const AFTER = 60;

/** Longer speech hides where the mark belongs (words). */
const MOST_WORDS = 8;

const isUnended = ({ text }: StudentText, said: Span): boolean =>
  open.test(said.text) &&
  told.test(text.slice(said.end, said.end + AFTER)) &&
  beginning.test(text.slice(Math.max(0, said.start - BEFORE), said.start));

/** The last sentence of what is said. */
const lastOf = (said: string): string => said.split(/(?<=[.!?]) /u).at(-1) ?? '';

/** No mark between what is said and who says it: ‘"Louder" said Nana’. */
export const speechCommas: Rule = {
  find(text) {
    const unended = text.speech.filter((said) => isUnended(text, said));
    const shown = unended
      .map((said) => lastOf(said.text))
      .filter((said) => countWords(said) <= MOST_WORDS && !/[“”"\n]/u.test(said));
    return nextStepAtSeveral(shown, unended.length > 1 ? 0.86 : 0.5);
  },
  skill: 'speechMarks',
  wording,
  taken: {
    by: 'marking',
    where: 'here',
    isSo: ({ sentences }) => !stillOpen.test(sentences) && undefined,
  },
  speaksOf: { nextStep: { punctuation: 1, dialogue: 1, 'general writing': 9 } },
  cases: [
    {
      title: 'finds speech that nothing ends before who says it',
      text: '"Louder" said Nana. We sang. "Are you there" she asked.',
      finds: [{ kind: 'nextStep', quotations: [['Louder', 'Are you there']], weight: 0.86 }],
    },
    {
      title: 'shows the last sentence of what is said',
      text: 'I sat down. “Shh. You owe me” my sister whispered.',
      finds: [{ kind: 'nextStep', quotations: [['You owe me']] }],
    },
    {
      title: 'leaves speech with its mark alone, and what is only named in marks',
      text: '"Louder!" said Nana. "I am here," she said. The sign "Keep out" said enough. They call it “the Bluff” he said.',
      finds: [],
    },
  ],
};
