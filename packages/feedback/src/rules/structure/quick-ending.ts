import { countWords } from '../../text/words.ts';
import { endingOf } from '../../text/parts.ts';
import { closingPhrase, hasSpeech, phraseAround } from '../../text/phrase.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { nextStep } from '../finding.ts';
import { isStory } from '../kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { wording } from './quick-ending.wording.ts';

/** How trouble ends. */
const resolving =
  /\b(?:fixed|saved|beat|won|defeated|killed|escaped|rescued|melted|solved|found (?:it|him|her|them|his|her|their|the|a way)|got (?:him|her|it|them) (?:out|back)|got (?:his|her|their) \p{L}+ back|got away|put (?:it|the \p{L}+) out|let (?:him|her|it|them) (?:go|out)|opened the (?:cage|door|chest)|became friends)\b/iu;

/** How a story says that it is over. */
const stock =
  /\bhappily ever after\b|\bevery(?:one|body) (?:was|were|cheered|clapped|lived|loved)\b|\b(?:went|got|ran|came|flew|drove|walked|was|were) (?:back |all )?(?:home|inside|to bed|to sleep)\b|\b(?:was|were|became|is|are) (?:(?:a|the) hero|(?:best )?friends|safe|saved|rich|famous|happy)\b|\bgave (?:me|him|her|us|them) a \p{L}+\b/iu;

const theEnd = /\bthe end\W*$/iu;

/** A recount of the writer's own day ends on a comment, not a resolution. */
const invented =
  /\b(?:once|one (?:\p{L}+ )?(?:day|night|morning)|there (?:was|lived)|suddenly)\b/iu;
const OWN = 3;

/** From the turn to the last word (words). */
const QUICK = 34;

/** Shorter stories are quick throughout (words). */
const A_STORY = 45;

/** A long last sentence is another kind of ending (words). */
const SHORT = 14;

/** This many new words show how it happened. */
const SHOWN = 8;

function isInvented(text: StudentText): boolean {
  const own = text.words.filter(({ lower }) => lower === 'i' || lower === 'we').length;
  return isStory(text) && (own < OWN || invented.test(text.text));
}

function phraseOf(text: StudentText, sentence: Sentence): string[] {
  const match = resolving.exec(sentence.text);
  if (match === null || hasSpeech(text, sentence)) return [];
  const start = sentence.start + match.index;
  const phrase = phraseAround(text, { start, end: start + match[0].length });
  return phrase === null ? [] : [phrase];
}

const howItWasDone = 'what was tried first, and what worked at last';
const whatHasChanged = 'what is different now, and how does it feel';

/** The trouble was over before. */
const afterwards = /^(?:when|after|once|back)\b.*\b(?:home|afterwards)\b/iu;

/** A story whose trouble is over in a line. */
export const quickEnding: Rule = {
  find(text) {
    const lasts = endingOf(text, 6);
    const last = lasts.at(-1);
    const isLong = text.words.length >= A_STORY && text.sentences.length >= 5;
    if (last === undefined || !isLong || !isInvented(text)) return [];
    const isOver = theEnd.test(text.text) || lasts.slice(-2).some((one) => stock.test(one.text));
    if (!isOver || lasts.some((one) => /\bwoke up\b|\bdream\b/iu.test(one.text))) return [];
    const turn = lasts.findLast((one) => phraseOf(text, one).length > 0);
    if (turn !== undefined && afterwards.test(turn.text)) return [];
    if (turn !== undefined)
      return countWords(text.text.slice(turn.start)) <= QUICK
        ? nextStep(phraseOf(text, turn), 0.84, { ask: howItWasDone })
        : [];
    const isStock = stock.test(last.text) && last.words.length <= SHORT && !hasSpeech(text, last);
    return isStock ? nextStep(closingPhrase(text, last), 0.7, { ask: whatHasChanged }) : [];
  },
  skill: 'resolution',
  wording,
  taken: {
    by: 'adding',
    isSo: ({ fresh }) => countWords(fresh) >= SHOWN || (countWords(fresh) >= 4 && 'half'),
  },
  speaksOf: {
    nextStep: {
      'narrative structure': 1,
      'narrative features': 3,
      problem: 1,
      ending: 1,
      ideas: 2,
      'general writing': 4,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks to slow down where trouble is over in a line',
      text: 'Once there was a girl who lived in a tower by the sea. One night the big light broke and a ship was coming. She ran up all of the stairs. The wind was loud and she was scared. Then she fixed it and the ship was saved. Everyone was happy.',
      finds: [{ kind: 'nextStep', quotations: [['Then she fixed it and the ship was saved']] }],
    },
    {
      title: 'takes what is mended back at home for no end of the trouble',
      text: 'Once there was a girl who lived in a tower with her puppy. One night the gate blew open and the puppy ran away. She looked under the tower and at the park. She waded out to the rock and lifted him up. When they got home she fixed the gate and everyone was happy.',
      finds: [],
    },
    {
      title: 'leaves an ending alone that takes its time',
      text: 'Once there was a girl who lived in a tower by the sea. One night the big light broke and a ship was coming. She ran up all of the stairs. She fixed the first wire with her hair clip, but the lamp only blinked. Her hands shook. She tried the second wire and held it tight until her fingers burnt. Slowly, the beam swung over the waves and the ship turned. Everyone was happy.',
      finds: [],
    },
    {
      title: 'leaves a day of the writer’s own alone',
      text: 'On Friday we played Marist at the park. I got the ball and I ran. We were losing at half time. Then we won by two points. We had a sausage and we all said well done. My nan drove us in her big green van. We went home.',
      finds: [],
    },
  ],
};
