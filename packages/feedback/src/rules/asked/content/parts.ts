import { meant } from '../../../language/spelling/meant.ts';
import { mayHead } from '../../../text/lines/may-head.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { argues } from '../../kind-of-writing/kind-of-writing.ts';
import { withoutAllies } from '../story/without-allies.ts';
import { told, type Part } from './part.ts';
import { countedParts } from '../form/counted-parts.ts';
import { partsOfFacts } from '../form/parts-of-facts.ts';
import { partsOfSteps } from '../form/parts-of-steps.ts';
import { mayNameOthers } from '../../structure/argument/other-side.ts';

/** A short first line is a title, whatever it looks like (words). */
const A_TITLE = 12;

/** Lines among which one that is no sentence may be a title. */
const TOP = 3;

const hasTitle = ({ title, lines, sentences }: StudentText): boolean =>
  title !== null ||
  lines.slice(0, Math.min(TOP, lines.length - 1)).some((line) => mayHead(line.text, A_TITLE)) ||
  (lines.length > 1 && (lines[0]?.text.split(/\s+/u).length ?? 0) <= A_TITLE) ||
  sentences.length === 0;

const news = /\bnews\p{L}*|\barticle\b|\breporter\b/iu;

/** Says what somebody should do; an order stands where a sentence begins. */
const callsForDeed =
  /\b(?:please|let['’]?s|let us|(?:you|we) (?:\p{L}+ )?(?:can|should|must|need|could|have to|all)|(?:i|we)(?:['’](?:d|m|re))? (?:\p{L}+ ){1,3}(?:you|the \p{L}+) (?:\p{L}+ )?to|(?:i|we) (?:urge|ask|beg|want|request|call|would like)|join (?:us|me)|vote)\b/iu;
const callsAtStart =
  /^\W*(?:(?:so|and|now|then|next time|today|instead),? )*(?:stop|start|say|think|help|tell|ask|make|take|support|choose|give|bring|come|try|do|don['’]?t|be|get|put|use|swap|sign|write|talk|go|build|fix|save|keep|ban|change|act|pick|buy|plant|stand|send|open|allow|add)\b/iu;

/** What tasks ask for most often by a name, the weightiest first. */
export const parts: readonly Part[] = [
  {
    part: 'an answer to somebody who disagrees',
    by: /\b(?:counter-? ?(?:arguments?|claims?|points?)|rebut\p{L}*|(?:the |an? |one )?(?:other|another|different|opposite|opposing) (?:side|points? of view|views?|viewpoints?|opinions?|arguments?|position)s?|opponents?|objections?|disagree\p{L}*|both sides|(?:people|somebody|someone|those|anyone) (?:who (?:are|is) )?against|(?:might|may|would|do|does)(?: not|n['’]t) (?:agree|want (?:it|this|that|your))|(?:reason|argument|point)s? against)\b/iu,
    isIn: (text) => !argues(text) || mayNameOthers(withoutAllies(text)),
    skill: 'otherSide',
    where: 'beforeEnd',
  },
  {
    part: 'a quote from somebody who was there',
    by: /\b(?:quotes?|quotations?)\b/iu,
    ofTask: news,
    isIn: ({ text }) =>
      /["“”«»]|(?:^|\s)['‘]\p{L}|\b(?:said|says?|told|tells?|asked|yelled|shouted|explained|added|according)\b/iu.test(
        text,
      ),
    skill: 'evidence',
    where: 'end',
  },
  {
    part: 'what an expert says',
    by: /\bexperts?(?:['’]s?)? (?:opinions?|views?|quotes?|evidence|advice|say)\b|\b(?:opinions?|views?|quotes?|evidence|advice) (?:of|from|by) (?:an? )?experts?\b/iu,
    isIn: told(
      /\b(?:expert\p{L}*|scientists?|doctors?|dr|vets?|dentists?|professors?|research\p{L}*|stud(?:y|ies)|survey\p{L}*|according|reports?|university|experiments?|said|says|told|found|department|ministry|council|organi[sz]ation|teachers?|coach\p{L}*|police)\b/iu,
    ),
    skill: 'evidence',
    where: 'beforeEnd',
  },
  {
    part: 'a statistic: a number that proves a point',
    by: /\bstatistics?\b/iu,
    isIn: told(
      /\d|%|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundreds?|thousands?|millions?|billions?|half|quarter|third|per ?cent)\b/iu,
    ),
    skill: 'evidence',
    where: 'beforeEnd',
  },
  {
    part: 'something that proves a reason, such as a number or what happened once',
    by: /\b(?:with|give|giving|includ\p{L}*|us(?:e|ing)|add) (?:\p{L}+ ){0,4}(?:examples?|evidence|proof)\b|\bevidence (?:for|to)\b/iu,
    isIn: (text) =>
      !argues(text) ||
      /\d|\b(?:example|instance|such as|like (?:when|the)|once|yesterday|last|when|ever since|my|(?:we|i) (?:got|went|did|had|saw|used|tried|found|learnt|learned|read|heard|asked|counted)|research|scientists?|experts?|stud(?:y|ies)|two|three|four|five|six|seven|eight|nine|ten|hundreds?|thousands?|millions?|half)\b/iu.test(
        meant(text).replace(
          /\b(?:my|the) (?:\p{L}+ )?(?:reason|opinion|point|argument)s?\b/giu,
          '',
        ),
      ),
    skill: 'evidence',
    where: 'beforeEnd',
  },
  {
    part: 'a rating',
    by: /\b(?:star )?rating\b|\bhow many stars\b|\b(?:score|mark|stars) out of (?:\d+|five|ten)\b/iu,
    isIn: told(/\d|[*★⭐]|\b(?:stars?|out of|rat(?:e|ed|ing)|scores?|thumbs?)\b/iu),
    skill: 'conclusion',
    where: 'end',
  },
  {
    part: 'a serving tip',
    by: /\bserving (?:tips?|suggestions?)\b/iu,
    isIn: told(
      /\b(?:serv\p{L}*|eat\p{L}*|enjoy\p{L}*|on top|best (?:hot|warm|cold|with)|spread\p{L}*|sprinkle\p{L}*|with (?:some |a |lots of )?(?:butter|jam|honey|syrup|cream|ice ?cream|yoghurt|fruit|salad|rice|chips|sauce|cheese))\b/iu,
    ),
    skill: 'details',
    where: 'end',
    weight: 0.86,
  },
  {
    part: 'a warning',
    by: /\b(?:safety )?warnings?\b|\bhow (?:to|you|we|they|your reader)(?: can)? (?:stay|keep|be) safe\b|\bstay(?:ing)? safe\b|\bwarn (?:the|your|our|them|people|us|everyone)\b|\bsafety (?:tip|note|rule)s?\b|\b(?:rules?|tips?|notes?|advice|reminders?) (?:\p{L}+ ){1,3}(?:safe|safely|safety)\b|\bbe careful (?:of|about|with|not to)\b|\b(?:anything|what(?:ever)?|things?) (?:that )?(?:is |are |could be |might be |may be )?dangerous\b|\bwatch out for\b|\b(?:dangers|hazards|risks)\b(?= (?:to|of|that|in)\b|\W|$)/iu,
    isIn: told(
      /n['’]t\b|\b(?:care\p{L}*|adults?|grown|mum|dad|parents?|teachers?|watch out|watch for|safe\p{L}*|burn\p{L}*|warn\p{L}*|danger\p{L}*|gloves|mitts?|dont|not|never|beware|hot|sharp|remember|caution|no \p{L}+ing)\b/iu,
    ),
    skill: 'details',
    where: 'end',
  },
  {
    part: 'a solution: what could be done',
    by: /\b(?:suggest\p{L}*|give|offer|propose|include) (?:an? |some |possible )?(?:\p{L}+ )?solutions?\b|\bsuggest what\b/iu,
    isIn: told(
      /\b(?:should|could|must|need to|needs to|ought|solutions?|solv\p{L}*|please|suggest\p{L}*|propos\p{L}*|plan|fenc\p{L}*|let['’]?s|if (?:we|you|they|everyone)|(?:i|we) (?:would like|want|ask|urge) you|would (?:help|stop|fix|be)|stop|start|plant)\b/iu,
    ),
    skill: 'conclusion',
    where: 'beforeEnd',
  },
  {
    part: 'a price',
    by: /\b(?:an?|the) prices?\b|\bhow much it costs?\b/iu,
    isIn: told(
      /[$\d]|\b(?:costs?|free|dollars?|pric\p{L}*|cheap\p{L}*|expensive|afford\p{L}*|pay)\b/iu,
    ),
    skill: 'details',
    where: 'end',
  },
  {
    part: 'a call to action: what your reader should do',
    by: /\bcalls? (?:to action|for (?:an? )?(?:specific )?action)\b|\bcall(?:ing)? on (?:your|the|our) \p{L}+|\b(?:get|ask|tell|urg|persuad|convinc|encourag)(?:ting|ing|e|s)? (?:your |the |our )?(?:readers?|audience|people|them|us|everyone|parents|listeners?) (?:exactly )?(?:to (?:act|do|take action|help)\b|what (?:to|you want them to|they (?:should|can|must|need to)) do\b)/iu,
    isIn: (text) =>
      !argues(text) ||
      text.sentences.some((one) => callsForDeed.test(meant(one)) || callsAtStart.test(meant(one))),
    skill: 'conclusion',
    where: 'end',
  },
  {
    part: 'what to do if something goes wrong',
    by: /\bwhat to do if\b|\btrouble ?shooting\b/iu,
    isIn: told(
      /\b(?:if|when|unless|otherwise|wrong|stuck|problem\p{L}*|break\p{L}*|broke\p{L}*|tip|fix)\b/iu,
    ),
    skill: 'details',
    where: 'end',
  },
  ...countedParts,
  ...partsOfSteps,
  ...partsOfFacts,
  {
    part: 'a glossary',
    by: /\bglossar(?:y|ies)\b/iu,
    isIn: told(
      /\bglossar|\b\p{L}+ ?[-–=:] ?(?:an?|the|when|to|something|someone|people)\b|\bmeans?\b/iu,
    ),
    skill: 'topicWords',
    where: 'end',
    weight: 0.86,
  },
  {
    part: 'a measurement',
    by: /\b(?:one|an?|some) (?:exact )?measurements?\b/iu,
    isIn: told(
      /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundreds?|thousands?|millions?|half|metres?|kilometres?|tonnes?|kilos?)\b/iu,
    ),
    skill: 'evidence',
    where: 'end',
    weight: 0.86,
  },
  {
    part: 'a number',
    by: /\b(?:with|includ(?:e|ing)|us(?:e|ing)|give|add|put in)\b[^.!?\n]{0,30}\b(?:an?|one|two|three|some) (?:exact |real |different )?(?:numbers?|figures?)\b(?! (?:of|for|your|the|each|every|line))/iu,
    isIn: told(
      /\d|%|\b(?:one|once|two|twice|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|dozens?|hundreds?|thousands?|millions?|half|quarter)\b/iu,
    ),
    skill: 'evidence',
    where: 'end',
    weight: 0.86,
  },
  {
    part: 'a headline',
    by: /\bheadlines?\b/iu,
    isIn: hasTitle,
    skill: 'hook',
    where: 'start',
    weight: 0.8,
  },
  {
    part: 'a title',
    by: /\b(?:an?|(?<!\b(?:to|in|from|of|with|answer\p{L}*) )(?:your|the)|need|with|use|include|and|remember) (?:\p{L}+ )?title\b|^\W*(?:\d+[.)] ?)?title\b|\bgive (?:it|your (?:story|poem|text|writing|recount)) a name\b/imu,
    isIn: hasTitle,
    skill: 'clearGoal',
    where: 'start',
    weight: 0.72,
  },
];
