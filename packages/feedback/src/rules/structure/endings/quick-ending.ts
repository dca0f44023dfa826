import { meant } from '../../../language/spelling/meant.ts';
import { countWords } from '../../../text/words.ts';
import { endingOf, hasAfterthought } from '../../../text/lines/parts.ts';
import { closingPhrase, openingPhrase, phraseAround } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { countIAndWe } from '../../../text/meaning/own-words.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Finding, Rule } from '../../rule.ts';
import { lateTrouble } from '../events/late-trouble.ts';
import { howMuchIsShown } from './shown-ending.ts';
import { undoneIn } from './undone.ts';
import { wording } from './quick-ending.wording.ts';

/** How trouble ends. */
const resolving =
  /\b(?:fixed|saved|beat|won|defeated|killed|escaped|rescued|melted|solved|found (?:it|him|her|them|his|her|their|the|a way)|got (?:him|her|it|them) (?:out|back)|got (?:his|her|their) \p{L}+ back|got away|put (?:it|the \p{L}+) out|let (?:him|her|it|them) (?:go|out)|opened the (?:cage|chest)|became friends)\b/iu;

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

function isInvented(text: StudentText): boolean {
  return isStory(text) && (countIAndWe(text) < OWN || invented.test(meant(text)));
}

/** Whoever wins a game ends no trouble: “They played tag. The taniwha won.” */
const playing = /\b(?:play(?:s|ed|ing)?|games?|teams?|tag|rac(?:e|es|ed|ing)|match)\b/iu;
const isWonGame = ({ sentences }: StudentText, sentence: Sentence, deed: string): boolean =>
  /^(?:beat|won)$/iu.test(deed) &&
  [sentences[sentences.indexOf(sentence) - 1], sentence].some((one) =>
    playing.test(one?.text ?? ''),
  );

function phraseOf(text: StudentText, sentence: Sentence): string[] {
  const match = resolving.exec(sentence.text);
  if (match === null || hasSpeech(text, sentence)) return [];
  if (isWonGame(text, sentence, match[0])) return [];
  const start = sentence.start + match.index;
  const phrase = phraseAround(text, { start, end: start + match[0].length });
  return phrase === null ? [] : [phrase];
}

/** Trouble, and how it is over all at once. */
const trouble =
  /\b(?:scared|afraid|terrified|frightened|stuck|lost|trapped|help|scream\p{L}*|yell\p{L}*|grabbed|chas\p{L}+|storm|monster|ghost|dark|fell|fainted|broke|could(?:n['’]?t| not)|nobody|bang|heart|danger\p{L}*|squeal\p{L}*|footsteps|fog|escap\p{L}+|opened the cage|nearly|don['’]t go to sleep)\b/iu;
const suddenly =
  /(?:^|\b(?:but|and|so) )(?:then|suddenly|luckily|all of a sudden|when \p{L}+ woke up)\b/iu;
/** It took its time. */
const slowly =
  /\b(?:ages|forever|eventually|at (?:long )?last|finally|slowly|(?:a )?long (?:time|while)|after (?:a while|hours?|what felt)|(?:hours?|days?|weeks?|minutes?) later|wait(?:ed|ing) and wait(?:ed|ing))\b/iu;
const over =
  /\b(?:(?:was|were) (?:all )?(?:gone|back|home|safe|ok|okay|fine|free|outside|saved|all right|alright)|came (?:with|and)|flew (?:back )?home|let (?:me|us|him|her|it|them) go|rescued|saved|disappeared|vanished|lights? came (?:back )?on|(?:it|that) was (?:all |only |just )*(?:\p{L}+['’]?s |my |his |her |their |our |a )?(?:mum|dad|brother|sister|cousin|uncle|aunty|koro|nana?|cat|dog|possum|joke|prank|game))\b/iu;

/** “Then the bus came and they went back”: the trouble was over before. */
const homeward = /\b(?:bus|ferry|train|taxi|bell)\s*$/iu;

/** Told after it at most, and before it at most, for the trouble to be what it ends (words, sentences). */
const AFTERWARDS = 60;
const BEFORE = 8;

/** Words by which a place is found again. */
const CLEAR = 5;

/** The sentence in which trouble is over before anyone could do something. */
function suddenEnd(text: StudentText): Finding[] {
  const half = text.sentences.length / 2;
  return text.sentences.flatMap((sentence, i) => {
    const isNearEnd = i >= half && i >= text.sentences.length - AFTERWARDS;
    if (!isNearEnd || countWords(text.text.slice(sentence.end)) > AFTERWARDS) return [];
    const match = over.exec(sentence.text);
    const led = match === null ? '' : sentence.text.slice(0, match.index);
    if (match === null || !suddenly.test(led) || slowly.test(led) || homeward.test(led)) return [];
    if (hasSpeech(text, sentence)) return [];
    const before = text.sentences.slice(Math.max(0, i - BEFORE), i);
    if (!before.some((one) => trouble.test(meant(one)))) return [];
    const start = sentence.start + match.index;
    const phrases = [
      phraseAround(text, { start, end: start + match[0].length }),
      phraseAround(text, { start: sentence.start + led.search(suddenly), end: start }),
      ...openingPhrase(text, sentence),
    ];
    const phrase = phrases.find((one) => one !== null && countWords(one) >= CLEAR);
    const weight = isInvented(text) ? 0.8 : 0.62;
    return phrase ? nextStep([phrase], weight, { ask: howSudden }) : [];
  });
}

const whatStoppedIt = 'what was tried, and what stopped it';
const howSudden = 'how did that happen, and what nearly went wrong first';
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
    if (last === undefined || !isLong || hasAfterthought(text)) return [];
    if (lateTrouble.find(text).length > 0) return [];
    const undone = isInvented(text) ? undoneIn(text, lasts.slice(-3)) : [];
    if (undone.length > 0) return nextStep(undone, 0.9, { ask: whatStoppedIt });
    const sudden = isStory(text) ? suddenEnd(text).slice(0, 1) : [];
    if (!isInvented(text)) return sudden;
    const isOver =
      theEnd.test(meant(text)) || lasts.slice(-2).some((one) => stock.test(meant(one)));
    if (lasts.some((one) => /\bwoke up\b.*\bbed\b|\bdream\b/iu.test(meant(one)))) return [];
    if (!isOver) return sudden;
    const turn = lasts.findLast((one) => phraseOf(text, one).length > 0);
    if (turn !== undefined && afterwards.test(meant(turn))) return [];
    if (turn !== undefined)
      return countWords(text.text.slice(turn.start)) <= QUICK
        ? nextStep(phraseOf(text, turn), 0.84, { ask: howItWasDone })
        : sudden;
    if (sudden.length > 0) return sudden;
    const isStock = stock.test(meant(last)) && last.words.length <= SHORT && !hasSpeech(text, last);
    return isStock ? nextStep(closingPhrase(text, last), 0.7, { ask: whatHasChanged }) : [];
  },
  skill: 'resolution',
  wording,
  taken: {
    by: 'adding',
    isSo: ({ fresh, slots }) => howMuchIsShown(fresh, slots['ask'] === whatHasChanged),
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
      title: 'takes a game that is won for no trouble that is over',
      text: 'Once there was a taniwha. He was sad. He had no friends in the whole river. A boy came down to the water. The boy said hello. The taniwha said hello. They played tag. The taniwha won. They went to the shop and got a pie. They ate it on the wall. They are best friends.',
      finds: [],
    },
    {
      title: 'leaves an ending alone that a P.S. goes on with',
      text: 'Once there was a girl who lived in a tower by the sea. One night the big light broke and a ship was coming. She ran up all of the stairs. The wind was loud and she was scared. Then she fixed it and the ship was saved. Everyone was happy.\nThe End\nP.S. The light still hums.',
      finds: [],
    },
    {
      title: 'asks how trouble could be over all at once',
      text: 'One night a green bus stopped outside my window. The driver had no face. I got on and it drove into the dark. A girl said not to fall asleep before the bridge. We crossed it and I was scared. Then I was back in my bed and Mum called me.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Then I was back in my bed and Mum called me']],
          slots: { ask: 'how did that happen, and what nearly went wrong first' },
        },
      ],
    },
    {
      title: 'leaves an end alone that was waited for',
      text: 'One day Rua fell down a bank. He was stuck and nobody could hear him bark. Tai yelled for help. It got dark. He waited and waited and then his uncle came with a rope. They sat in the warm truck with the dog on their knees.',
      finds: [],
    },
    {
      title: 'leaves a way back alone where there was no trouble',
      text: 'One day we went to see the new lambs at the farm. There were three of them and a small black one. We fed them with a bottle. I held the black one in my arms. Then they were back in the shed. We ate our lunch by the gate.',
      finds: [],
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
