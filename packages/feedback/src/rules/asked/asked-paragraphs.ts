import { isVerse } from '../../text/forms/verse.ts';
import { bodyLines } from '../../text/lines/body-lines.ts';
import { openingPhrase } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import type { Sentence } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import { nextStep } from '../finding.ts';
import { kindOfWriting } from '../kind-of-writing/kind-of-writing.ts';
import { capitals } from '../punctuation/capitals.ts';
import type { Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { paragraphs } from '../structure/parts/paragraphs.ts';
import { askedFor } from './asked-for.ts';
import { wording } from './asked-paragraphs.wording.ts';

const wantsParagraphs = /\bparagraphs\b/iu;

/** A shorter line is a greeting, a heading or a name (characters). */
const A_LINE = 60;

/** A shorter block has no parts yet (words). */
const A_BLOCK = 60;

/** Where sentences have no capitals, parts of a text come later. */
const THROUGHOUT = 0.8;

/** Time goes on, or another thing begins. */
const turning =
  /^(?:after|then|next|later|when|on|at|in|last|finally|that (?:night|day|morning|afternoon)|also|another|secondly|however|but|some|people)\b/iu;

/** One block, where the task asks for paragraphs and no other rule knows a better place. */
export const askedParagraphs: Rule = {
  find(text) {
    const isProse = kindOfWriting(text) !== 'steps' && !isVerse(text) && text.turns.length === 0;
    if (!isProse || askedFor(text.task ?? '', wantsParagraphs) === null) return [];
    const [block, ...others] = bodyLines(text).filter((line) => line.text.length > A_LINE);
    if (block === undefined || others.length > 0 || countWords(block.text) < A_BLOCK) return [];
    const isUnmarked = capitals.find(text).some(({ weight }) => weight >= THROUGHOUT);
    if (isUnmarked || paragraphs.find(text).some(({ kind }) => kind === 'nextStep')) return [];
    const middle = (block.start + block.end) / 2;
    const far = ({ start }: Sentence) => Math.abs(start - middle);
    const inside = text.sentences
      .filter((one) => one.start > block.start && one.end <= block.end && !isSpoken(text, one))
      .toSorted((a, b) => far(a) - far(b));
    const turns = inside.filter(
      (one) => turning.test(one.text) && far(one) < (block.end - block.start) / 3,
    );
    const places = [...turns, ...inside].flatMap((one) =>
      openingPhrase(text, one).filter(
        (phrase) => one.text.startsWith(phrase) && /^\p{Lu}/u.test(phrase),
      ),
    );
    return nextStep(places.slice(0, 1), 0.9);
  },
  skill: 'paragraphs',
  wording,
  taken: { ...paragraphs.taken, by: 'breaking', where: 'anywhere', isOneOfMany: true },
  ofTask: true,
  speaksOf: askedIn(
    'narrative structure',
    'persuasive structure',
    'report structure',
    'recount structure',
    'organisation',
    'report features',
  ),
  cases: [
    {
      title: 'asks for another paragraph near the middle of one block',
      task: 'Organise it into at least three paragraphs.',
      text: 'Last winter my uncle let me steer his boat for the first time. We left at six in the morning and the harbour was so flat that the lights lay on it. He showed me the compass and told me to keep the needle on the N. I nodded, but I was watching the gulls. After a few minutes he cut the engine and asked me where the harbour was. I looked around and there was nothing but fog. My stomach dropped. He put my hand on the compass and waited. We turned around slowly until the bell of the buoy came through the fog.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['After a few minutes he cut the engine and asked me where the harbour was'],
          ],
        },
      ],
    },
    {
      title: 'leaves a text with paragraphs alone',
      task: 'Use paragraphs.',
      text: 'Last winter my uncle let me steer his boat for the first time. We left at six in the morning and the harbour was so flat that the lights lay on it. He showed me the compass and told me to keep the needle on the N.\nAfter a few minutes he cut the engine and asked me where the harbour was. I looked around and there was nothing but fog. My stomach dropped. He put my hand on the compass and waited. We turned around slowly until the bell of the buoy came through the fog.',
      finds: [],
    },
    {
      title: 'leaves one block alone whose sentences need their capitals first',
      task: 'Use full stops, capital letters and paragraphs.',
      text: 'last winter my uncle let me steer his boat for the first time. we left at six in the morning and the harbour was so flat that the lights lay on it. he showed me the compass and told me to keep the needle on the N. i nodded, but i was watching the gulls. after a few minutes he cut the engine and asked me where the harbour was. i looked around and there was nothing but fog. my stomach dropped. he put my hand on the compass and waited.',
      finds: [],
    },
    {
      title: 'says nothing of one block where the task asks for none',
      task: 'Write about one day.',
      text: 'Last winter my uncle let me steer his boat for the first time. We left at six in the morning and the harbour was so flat that the lights lay on it. He showed me the compass and told me to keep the needle on the N. I nodded, but I was watching the gulls. After a few minutes he cut the engine and asked me where the harbour was. I looked around and there was nothing but fog. My stomach dropped. He put my hand on the compass and waited. We turned around slowly until the bell of the buoy came through the fog.',
      finds: [],
    },
  ],
};
