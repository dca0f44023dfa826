import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './late-trouble.wording.ts';

/** Something goes wrong, or somebody wants it to. */
const goesWrong =
  /\b(?:(?:wanted|tried|going|came) to (?:steal|eat|kill|catch|take|hurt|attack|destroy|kidnap|ruin|fight)|attacked|chased|stole|kidnapped|(?:was|were|got) (?:gone|lost|missing|stuck|trapped|captured|kidnapped)|disappeared|vanished|ran away|went missing|fell (?:in|into|off|down)|broke|crashed|exploded|caught fire|a (?:mean|bad|evil|scary) (?:man|guy|boy|girl|lady|witch|monster|dragon|wolf|dog|robber|giant|ghost))\b/iu;

/** It is over, in the same breath. */
const isOver =
  /\b(?:but|and|so)(?: then)? (?:(?:the )?\p{L}+ )?(?:(?:just|then|soon|quickly|luckily) )?(?:found|saved|rescued|escaped|got (?:away|back|out|him|her|it|them)|ran (?:away|off|home)|went (?:away|home|back)|did(?:n['’]?t| not)|could(?:n['’]?t| not)|stopped|fixed|killed|beat|defeated|won|came back|(?:was|were) (?:ok|okay|fine|safe|saved|all right|alright|back))\b/iu;

/** Anything that may be trouble before it. */
const earlier =
  /\b(?:problem\p{L}*|troubl\p{L}*|wrong|scar(?:ed?|y|ing)|afraid|fright\p{L}*|terrif\p{L}*|worr\p{L}*|nervous|sad|cr(?:y|ied|ying)|upset|angry|lonely|jealous|lo(?:st|se|ses|sing)|stuck|trap\p{L}*|hurt|blood|sick|fell|fall\p{L}*|tripp\p{L}*|slipp\p{L}*|crash\p{L}*|brok\p{L}*|smash\p{L}*|explo\p{L}*|flood\p{L}*|storm\p{L}*|fire|earthquakes?|sank|sinking|drown\p{L}*|die[sd]?|dead|death|kill\p{L}*|f(?:ight\p{L}*|ought)|attack\p{L}*|chas(?:e[sd]?|ing) (?:him|her|them|us|me|after)|bit|monsters?|ghosts?|witch\p{L}*|zombies?|villains?|thie(?:f|ves)|robbers?|st(?:eal|ole)\p{L}*|missing|gone|disappear\p{L}*|vanish\p{L}*|escap\p{L}*|hid|hid(?:e|ing|den)|scream\p{L}*|danger\p{L}*|poison\p{L}*|enem\p{L}*|curse\p{L}*|alone|could(?:n['’]?t| not)|cannot|can(?:['’]?t| not)|forg[eo]t\p{L}*|bull(?:y|ied|ying)|evil|mean)\b/iu;

const FEWEST_SENTENCES = 7;

/** Of the last sentences, one holds the trouble. */
const LAST = 2;

const placeIn = (text: StudentText, one: Sentence): string[] => {
  const { index = 0, 0: words = '' } = goesWrong.exec(one.text) ?? {};
  const start = one.start + index;
  return [phraseAround(text, { start, end: start + words.length }) ?? []].flat();
};

/** A story whose trouble comes in its last lines and is over in the same sentence. */
export const lateTrouble: Rule = {
  find(text) {
    if (text.purpose !== 'narrate' || !isStory(text) || isVerse(text)) return [];
    const prose = proseOf(text);
    const at = prose.findLastIndex((one) => goesWrong.test(one.text));
    const late = prose[at];
    if (prose.length < FEWEST_SENTENCES || at < prose.length - LAST || late === undefined)
      return [];
    if (!isOver.test(late.text) || hasSpeech(text, late)) return [];
    if (prose.slice(0, at).some((one) => earlier.test(meant(one)))) return [];
    return nextStep(placeIn(text, late), 0.94);
  },
  skill: 'problem',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'narrative structure': 9,
      'narrative features': 9,
      ideas: 9,
      problem: 9,
      'general writing': 9,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'finds trouble that comes last and is over at once',
      purpose: 'narrate',
      text: 'One morning Tilly found a tiny dragon in the letterbox. His name was Gary. Tilly took him inside and he liked toast. Then he had a bath in the sink. Then they watched rugby. Then they played cards and Gary won. Then he went on the trampoline. Then a mean man came and wanted to steal Gary but he didn’t. The End.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Then a mean man came and wanted to steal Gary but he didn’t']],
        },
      ],
    },
    {
      title: 'leaves a story alone that had trouble before',
      purpose: 'narrate',
      text: 'One morning Tilly found a tiny dragon in the letterbox. His name was Gary. He was sad and cold. Tilly took him inside and he liked toast. Then he had a bath in the sink. Then they watched rugby. Then he went on the trampoline. Then a mean man came and wanted to steal Gary but he didn’t. The End.',
      finds: [],
    },
    {
      title: 'leaves trouble alone that takes longer to be over',
      purpose: 'narrate',
      text: 'One morning Tilly found a tiny dragon in the letterbox. His name was Gary. Tilly took him inside and he liked toast. Then he had a bath in the sink. Then a mean man came and wanted to steal Gary. He climbed in at the window. Tilly shut the door. Gary blew smoke at him. The man ran down the road.',
      finds: [],
    },
    {
      title: 'says nothing of a recount',
      purpose: 'recount',
      text: 'On Sunday we went to the park. We had a picnic. Then we had a swing. Then we had an ice cream. Then we fed the ducks. Then we danced. Then our dog was gone but Dad found him behind a tree.',
      finds: [],
    },
  ],
};
