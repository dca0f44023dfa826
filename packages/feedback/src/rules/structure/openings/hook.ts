import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { strength } from '../../finding.ts';
import { isStory, kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './hook.wording.ts';

/** ‘Imagine being eight and …’ */
const imagining = /^(?:just )?(?:imagine|picture) \p{L}/iu;

/** Where stories begin that lead up to something. */
const leadingUp =
  /^(?:once|one|last|on|in|at|it|there|this|my|i|we|yesterday|today|when|hi|hello|during|for|after|a long)\b/iu;

/** Something has happened already. */
const happened =
  /\b(?:stopped|slipped|snapped|broke|cracked|vanished|disappeared|died|exploded|crashed|screamed|froze|shook|slammed|sank|burst|collapsed|bolted|went (?:dark|silent|black))\b/iu;

/** A longer first sentence takes its time (words). */
const SUDDEN = 20;

function beginsInTheMiddle(text: StudentText, { words, ...first }: Sentence): boolean {
  const said = meant(first);
  return isStory(text) && words.length <= SUDDEN && !leadingUp.test(said) && happened.test(said);
}

/** ‘Why did Keri leave?’, alone on a line and asked of no reader, may be the task’s. */
const isSetAbove = ({ lines }: StudentText, { line, text }: Sentence): boolean =>
  lines[line]?.text === text && !/\b(?:you|your|we|our|ever|i|my)\b/iu.test(text);

/** A first sentence that makes one want to read on: speech, a question, a sound, or the deed itself. */
export const hook: Rule = {
  find(text) {
    const [first] = text.sentences;
    if (first === undefined || text.sentences.length < 4) return [];
    const spoken = text.speech.find((said) => said.start <= first.start + 1);
    const isQuestion =
      first.text.endsWith('?') && first.words.length >= 4 && !isSetAbove(text, first);
    const isSound = /!["”’]?$/u.test(first.text) && first.words.length <= 4;
    if (spoken !== undefined) {
      const words = spoken.text.replace(/[,.]$/u, '');
      return countWords(words) <= 12 && countWords(words) > 1 ? strength([words], 0.85) : [];
    }
    const isImagined = kindOfWriting(text) === 'argument' && imagining.test(meant(first));
    return isQuestion || isSound || isImagined || beginsInTheMiddle(text, first)
      ? strength(openingPhrase(text, first), 0.8)
      : [];
  },
  skill: 'hook',
  wording,
  speaksOf: {
    strength: {
      praise: 5,
      'narrative structure': 1,
      'recount structure': 4,
      'general writing': 5,
      opening: 1,
      'persuasive structure': 2,
      'persuasive features': 5,
    },
  },
  cases: [
    {
      title: 'praises speech at the start',
      text: '“Run for your lives!” yelled Dad. We ran. It was close. We lived.',
      finds: [{ kind: 'strength', quotations: [['Run for your lives!']] }],
    },
    {
      title: 'praises a question and a sound',
      text: 'Have you ever been bitten by an eel? I have. It hurt. I cried.',
      finds: [{ kind: 'strength', quotations: [['Have you ever been bitten by an eel?']] }],
    },
    {
      title: 'praises no question that stands alone above and may be the task’s',
      text: 'Why did Keri not tell her father about the boat?\nI think she was ashamed. He built it. She lied. He knew.',
      finds: [],
    },
    {
      title: 'praises a story that begins where something has gone wrong',
      text: 'The paddle slipped out of my hands on the third rapid. I saw it go. We went round and round. Pete yelled at us. We held on.',
      finds: [
        {
          kind: 'strength',
          quotations: [['The paddle slipped out of my hands on the third rapid']],
        },
      ],
    },
    {
      title: 'praises an argument that makes the reader imagine something',
      text: 'Imagine walking home in the dark every day. We must have street lights. They should be bright. It is not fair.',
      finds: [{ kind: 'strength', quotations: [['Imagine walking home in the dark every day']] }],
    },
    {
      title: 'says nothing of a plain start',
      text: 'On Monday we went to camp. It rained. We sang. I slept.',
      finds: [],
    },
  ],
};
