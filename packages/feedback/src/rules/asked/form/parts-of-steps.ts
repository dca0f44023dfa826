import { meant } from '../../../language/spelling/meant.ts';
import type { StudentText } from '../../../text/student-text.ts';
import type { Part } from '../content/part.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { amounts } from '../../language/instructions/amounts.ts';
import type { Rule } from '../../rule.ts';
import { lateMaterials } from '../../structure/steps/late-materials.ts';
import { materials } from '../../structure/steps/materials.ts';

const instructs = (text: StudentText): boolean =>
  text.purpose === 'instruct' || kindOfWriting(text) === 'steps';

/** Whether a rule of its own asks for it. */
const isAskedBy = (rule: Rule, text: StudentText): boolean =>
  rule.find(text).some(({ kind }) => kind === 'nextStep');

/** In other writing, nothing is missed. */
const toldInSteps =
  (signs: RegExp, ...others: readonly Rule[]) =>
  (text: StudentText): boolean =>
    !instructs(text) || signs.test(meant(text)) || others.some((one) => isAskedBy(one, text));

/** Several things, named before or in a step, or in lines of their own. */
const listed =
  /\b(?:need|needs|needed|get|gather|find|grab|collect|take|have|use|bring|ingredients|equipment|materials|tools|gear|items)\b(?! to\b)[^.!?\n]*(?:,|\band\b|&)|(?:^|\n)[^\n]{0,30}\b(?:need|ingredients|equipment|materials|tools|gear|kit|utensils|things)\b\W*\n|(?:^|\n)\s*[-•*–] |(?:(?:^|\n)\W*[\p{L}\d]+(?: [\p{L}\d]+){0,4}\s*(?=\n|$)){3}/iu;

/** What tasks ask for of instructions. */
export const partsOfSteps: readonly Part[] = [
  {
    part: 'a list of what is needed',
    by: /\b(?:equipment|ingredients?|materials)\b|\btools (?:listed|needed|list)\b|\b(?:list|what) (?:of )?(?:the )?tools\b|\b(?:what|everything|things) (?:(?:you|they|it|we|people|someone|somebody|(?:the|your|our) \p{L}+) (?:will |['’]ll )?needs?|(?:is|are) needed)\b(?! to\b)|\bwhat (?:gear|things|stuff) (?:you|it|they|we) needs?\b/iu,
    isIn: toldInSteps(listed, materials, lateMaterials),
    skill: 'materials',
    where: 'start',
  },
  {
    part: 'exact amounts',
    by: /\b(?:with|exact|precise|includ\p{L}*) (?:the )?(?:amounts|quantities|measurements)\b|\bhow (?:much|many) of (?:each|every|them)\b/iu,
    isIn: toldInSteps(
      /\d|[½¼¾]|\b(?:half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|an? (?:\p{L}+ )?(?:cups?|spoon\p{L}*|teaspoon\p{L}*|tablespoon\p{L}*|pinch|handful|slice|piece|packet|tin|can|jar|drop|litre|bag|box|bottle))\b/iu,
      amounts,
    ),
    skill: 'exactAmounts',
    where: 'end',
  },
  {
    part: 'how long it takes',
    by: /\bhow long (?:it|this|that|they|each|every|to|you|the \p{L}+)\b(?! (?:is|are|was|were|grows?|lives?)\b)|\b(?:cooking|baking|total|preparation|prep) times?\b|\bhow many (?:minutes|hours) (?:it|to|each|every)\b|\btime (?:needed|estimate|it takes)\b/iu,
    isIn: toldInSteps(
      /\b(?:minutes?|minits?|mins?|hours?|hrs?|seconds?|secs?|days?|weeks?|months?|overnight|night|\d+ ?(?:m|s|h))\b/iu,
    ),
    skill: 'exactAmounts',
    where: 'end',
  },
  {
    part: 'what it looks like when it has worked',
    by: /\bwhat (?:it|they|this|success|the \p{L}+)(?:['’]ll| will| should| would)? (?:be like|looks? like|look)\b[^.!?\n]{0,25}\b(?:end|done|ready|finished|complete\p{L}*)\b|\bhow (?:it|they)(?:['’]ll| will| should)? looks? (?:at the end|when)\b|\bwhat success looks like\b|\bwhat the finished \p{L}+ (?:looks?|should|will)\b|\b(?:finish|end)\b[^.!?\n]{0,30}\bwhat (?:it|they) (?:should |will )?looks? like\b|\bhow (?:to|you|they|we|(?:the|your|a) reader)(?: can| will|['’]ll)? (?:know|tell|see|check)\b[^.!?\n]{0,25}\b(?:work|done|ready|finish|right)\p{L}*/iu,
    isIn: toldInSteps(
      /\b(?:should|looks?|look like|will (?:be|have|look|feel|see|hear|turn|go)|you['’]ll|you (?:will |can )?(?:see|hear|feel|know)|(?:when|once|until|till|til) (?:it|they|the|you)|ready|golden|crispy|smooth|worked|done it|success\p{L}*|tight|if (?:it|you|they|the)|feels?|tastes?|smells?)\b/iu,
    ),
    skill: 'conclusion',
    where: 'end',
  },
  {
    part: 'a tip',
    by: /\b(?:an?|your|one|top|with) (?:\p{L}+ )?tips?\b|\btip for\b/iu,
    isIn: toldInSteps(
      /\b(?:tips?|tricks?|secrets?|make sure|always|never|remember|try|do not|dont|best|better|easier|if|hint|careful\p{L}*|advice|idea|helps?|should)\b|n['’]t\b/iu,
    ),
    skill: 'details',
    where: 'end',
    weight: 0.86,
  },
];
