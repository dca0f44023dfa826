import type { SkillId } from '@second-draft/contract';
import { meant, meantIn } from '../../../language/spelling/meant.ts';
import { isRight } from '../../../language/spelling/spelling.ts';
import { beginningOf, stretchOf } from '../../../text/lines/parts.ts';
import { greets } from '../../../text/meaning/letter-words.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { argues, isStory } from '../../kind-of-writing/kind-of-writing.ts';
import { toldWhen } from '../../structure/openings/orientation.ts';
import { tellsWhere } from '../../structure/openings/tells-where.ts';

/** Something that a task wants at the start of a text. */
export interface StartDemand {
  /** In the words of a task about the start. */
  by: RegExp;
  /** As a comment names it, after ‘asks you to start with’. */
  asked: string;
  /** Whether the start may have it, in whatever words; of another kind of text, it has. */
  isIn(text: StudentText): boolean;
  skill: SkillId;
}

/** A greeting is no beginning (sentences). */
const OPENING = 4;
const FIRST = 2;
const openingOf = (text: StudentText, most: number) =>
  beginningOf(text, OPENING + 1)
    .filter((one) => !greets.test(one.text))
    .slice(0, most);

/** Any word that may take a side. */
const mayClaim =
  /\b(?:should\p{L}*|shud|shoud|must|needs?|ought|thinks?|believe|reckon|opinion|agree|disagree|wants?|wish|please|better|best|worst|good|great|bad|belongs?|deserves?|love|hate|let|could (?:we|you)|can (?:we|you)|would|important|unfair|fair|wrong|right|stop|ban\p{L}*|keep|save|support|against|waste|useless|pointless|dangerous|amazing|awesome|perfect|too|more|less|never|always|no|not|why|how)\b|n['’]t\b|[?!]|['’]d\b/iu;

/** Only tells how things are, or who writes. */
const neutral =
  /^(?:there (?:is|are|was|were)|my name is|in|last|today|yesterday|every|some|many|most|lots of|a lot of)\b|\b(?:was|were) (?:invented|made|built|born|started)\b|\b(?:has|have) been\b/iu;

/** Tells of somebody’s life before anything happens. */
const background =
  /^(?:(?:my|his|her) name (?:is|was)|one day|once upon|once there|there (?:once )?(?:was|lived)|it was an? (?:\p{L}+ ){0,2}day|(?:hi|hello)\b|i am|\p{Lu}\p{L}+ (?:was|is) (?:an?|the|\d+|seven|eight|nine|ten|eleven|twelve|thirteen)\b)|\blived (?:in|with|on|at)\b|\byears old\b/iu;

const said =
  /["“”]|\b(?:said|sed|says?|asked|yelled|shouted|screamed|whispered|cried|called|replied)\b/iu;

/** What tasks want most often at the start. */
export const startDemands: readonly StartDemand[] = [
  {
    by: /\b(?:opinion|position|point of view|viewpoint|(?:your|clear) view|stance|thesis|your (?:side|argument|claim))\b|\bwhat you (?:think|believe)\b|\bwhich side\b/iu,
    asked: 'what you think',
    isIn(text) {
      const [first] = openingOf(text, FIRST);
      const words = openingOf(text, FIRST).map(meant);
      return (
        !argues(text) ||
        first === undefined ||
        !neutral.test(meant(first)) ||
        [text.title?.text ?? '', ...words].some((one) => mayClaim.test(one))
      );
    },
    skill: 'position',
  },
  {
    by: /\b(?:in|into|with|straight|at) (?:the )?(?:middle of (?:the |some )?)?action\b/iu,
    asked: 'the middle of the action',
    isIn(text) {
      const [first] = openingOf(text, 1);
      return !isStory(text) || first === undefined || !background.test(first.text);
    },
    skill: 'hook',
  },
  {
    by: /\b(?:dialogue|direct speech|(?:some|any)(?:one|body) (?:speaking|talking)|(?:with|some|of) (?:talking|speech|conversation))\b/iu,
    asked: 'what somebody says',
    isIn: (text) =>
      !isStory(text) ||
      openingOf(text, FIRST).some((one) => hasSpeech(text, one) || said.test(one.text)),
    skill: 'hook',
  },
];

/** What a task wants told of who, when and where; ‘whenever’ and ‘where you can’ are none. */
const wantsSetting =
  /\b(?:who|when|where)\b[^.!?\n]{0,60}(?:,|\/|&|\band\b)[^.!?\n]{0,30}\b(?:who|when|where)\b|\borientat\p{L}+/iu;

/** What the start of a story has not of when and where it happened, in words for a comment. */
export function settingLacking(text: StudentText, task: string): string | undefined {
  const [words] = wantsSetting.exec(task) ?? [];
  if (words === undefined || !isStory(text)) return undefined;
  const isWhole = /\borientat/iu.test(words);
  const opening = meantIn(
    `${text.title?.text ?? ''}. ${stretchOf(text, beginningOf(text, OPENING))}`,
  );
  // ‘Won nite’ may be a time.
  const isMisspelt = text.sentences
    .slice(0, 1)
    .some(({ words: first }) => first.some((one) => /^\p{Ll}/u.test(one.text) && !isRight(one)));
  if (isMisspelt) return undefined;
  const isDated = /\d/u.test(opening) || /\d/u.test(text.lines[0]?.text ?? '');
  const when = (isWhole || /\bwhen\b/iu.test(words)) && !toldWhen.test(opening) && !isDated;
  const where = (isWhole || /\bwhere\b/iu.test(words)) && !tellsWhere(opening);
  const lacking = [when && 'when', where && 'where'].filter((one) => one !== false);
  return lacking.length === 0 ? undefined : `${lacking.join(' and ')} it happened`;
}
