import { meant } from '../../../language/spelling/meant.ts';
import { MONTH } from '../../../language/kinds-of-words/months.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { told, type Part } from '../content/part.ts';

/** ‘Two’ may only count what is spoken of: “two languages”. */
const figure =
  /\d|%|\bper ?cent\p{L}*\b|\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?|billions?|half|halves|quarters?|thirds?|twice|two (?:out of|in|thirds|metres?|years?|kilo\p{L}*|tonnes?|weeks?|days?|hours?))\b/iu;

/** Any word by which a child may have said who or what told it. */
const source =
  /\b(?:https?|www|com|nz|org|sources?|books?|web ?sites?|sites?|according|bibliograph\p{L}*|references?|google\p{L}*|wikipedia|museum|library|doc|department|ministry|council|national geographic|britannica|internet|online sources?|stuff|rnz|te ara|videos?|youtube|news|articles?|reports?|reported|research\p{L}*|stud(?:y|ies)|surveys?|census|scientists?|experts?|university|said|says|told|asked|counted|measured|read|watched|looked (?:it|them) up|found out|information|facts|data|from (?:my|our|the|a) \p{L}+|my (?:uncle|aunt\p{L}*|nan\p{L}*|koro|dad|mum|grand\p{L}+))\b/iu;

/** ‘It is a fact that’, ‘the fact is’ name nobody. */
const surely =
  /\b(?:it is|it['’]?s|that is|that['’]?s) (?:an? (?:\p{L}+ )?)?facts?\b|\bthe fact (?:is|that)\b|\bin fact\b/giu;

const compares =
  /\b(?:(?<!\b(?:i|we|you|they|would|also|really|kids|people) )like (?!to\b)|likened|as \p{L}+ as|than|same|size of|imagine|similar\p{L}*|pretend|as if|as though|think of|just as|compar\p{L}*|remind\p{L}*|a bit like|kind of like|equal|twice|half)\b/iu;

/** One more fact, or something else, ends nothing. */
const goesOn = /^\W*(?:(?:and|oh|ps),? )?(?:also|another|plus|they also|it also|did you know)\b/iu;

const marks = /["“”«»]|(?:^|\s)['‘]\p{L}/u;

/** What tasks ask for of facts, sources, and of the end. */
export const partsOfFacts: readonly Part[] = [
  {
    part: 'a list of where you found your facts',
    by: /\b(?:list (?:of )?(?:your )?(?:sources|where)|bibliograph\p{L}*|reference list|where you (?:found|got) (?:them|your \p{L}+|the (?:facts|information)))\b/iu,
    ofTask: /^(?![^]*\bseparate)/iu,
    isIn: told(source),
    skill: 'evidence',
    where: 'end',
    weight: 0.75,
  },
  {
    part: 'a fact with a number in it',
    by: /\b(?:facts?|statistics?|stats?|figures?|evidence)\b[^.!?\n]{0,30}\bwith (?:an? |real )?(?:numbers?|figures?)\b|\bfacts?\b[^.!?\n]{0,25}\b(?:has|have|containing|contains)\b[^.!?\n]{0,15}\bnumbers?\b|\bnumber facts?\b|\b(?:one|1) (?:has|needs) to have a number\b|\ba (?:number|figure|statistic) or (?:an? )?(?:%|per ?cent\p{L}*|number|figure)/iu,
    isOfWhole: true,
    isIn: told(figure),
    skill: 'evidence',
    where: 'beforeEnd',
  },
  {
    part: 'a percentage',
    by: /\b(?:a|one|1|use|include) percentages?\b/iu,
    isIn: told(/%|\b(?:per ?cent\p{L}*|percentage)\b/iu),
    skill: 'evidence',
    where: 'beforeEnd',
  },
  {
    part: 'how many there are now',
    by: /\bnumber (?:that (?:are|is) )?(?:left|remaining)\b|\bhow many (?:\p{L}+ ){0,3}left\b/iu,
    isIn: told(/\d|\b(?:hundreds?|thousands?|millions?|dozens?)\b/iu),
    skill: 'evidence',
    where: 'end',
  },
  {
    part: 'the source of your facts: who or what told you',
    by: /\b(?:cite|name|state|give|include|acknowledge|with)\b[^.!?\n]{0,20}\b(?<!water |food |power |energy |light )sources?\b(?! of (?:water|food|power|energy|light))|\bits source\b|\b(?:facts?|figures?|statistics?|information|info|evidence|data|quotes?|numbers?)\b[^.!?\n]{0,30}\bwhere (?:it|they|this|that|these) (?:comes?|came|(?:is|are) from|was found)\b|\bwhere you (?:got|found|learn\p{L}*)\b[^.!?\n]{0,15}\b(?:facts?|info\p{L}*|figures?|statistics?|evidence|ideas from|method)\b|\bwhere did you (?:find|get|learn)\b[^.!?\n]{0,15}\b(?:facts?|info\p{L}*|figures?)\b|\bwhere (?:the|your|each|every|that|this) (?:facts?|figures?|info\p{L}*|numbers?|statistics?) (?:comes?|came|(?:is|are) from|was found)\b|\bwh(?:ich|at) (?:web ?sites?|books?|sites?)\b[^.!?\n]{0,20}\b(?:you|it|they)\b|\b(?:facts?|figures?|statistics?|numbers?|evidence)\b[^.!?\n]{0,30}\b(?:where|who) you (?:got|found|learn\p{L}*|heard) (?:it|them|that) from\b/iu,
    isOfWhole: true,
    isIn: (text) => source.test(meant(text).replace(surely, ' ')),
    skill: 'evidence',
    where: 'fact',
  },
  {
    part: 'somebody’s own words, in speech marks',
    by: /\bquot(?:e|es|ations?)\b(?! marks?\b)|\b(?:their|his|her|the|someone['’]?s|somebody['’]?s) exact words\b|\bword for word\b/iu,
    isIn: ({ text, speech }) => speech.length > 0 || marks.test(text),
    skill: 'evidence',
    where: 'beforeEnd',
  },
  {
    part: 'something that somebody said',
    by: /\b(?:something|things?|what) (?:that )?(?:some(?:body|one)|a person|people|others?|(?:your|the|an?|one) \p{L}+) (?:\p{L}+ )?said\b/iu,
    isIn: ({ text }) =>
      marks.test(text) ||
      /\b(?:(?<!\bto )say|says|said|sed|told|tells?|ask\p{L}*|yell\p{L}*|shout\p{L}*|call\p{L}*|cri(?:ed|es)|whisper\p{L}*|repl(?:y|ied)|answer\p{L}*|explain\p{L}*|scream\p{L}*|goes|announc\p{L}*)\b/iu.test(
        text,
      ),
    skill: 'details',
    where: 'beforeEnd',
  },
  {
    part: 'a comparison with something that your reader knows',
    by: /\bcompar(?:e|es|ing|isons?)\b[^.!?\n]{0,60}\b(?:knows?|known|familiar|everyday|seen|real[- ]life|can (?:picture|imagine))\b|\bwhat (?:\p{L}+ )?(?:it|they|\p{L}+) (?:is|are|does it) like\b(?=[^.!?\n]{0,10}remind)|\b(?:everyday|familiar) comparisons?\b/iu,
    isIn: told(compares),
    skill: 'comparisons',
    where: 'end',
  },
  {
    part: 'a new word that you learned, and what it means',
    by: /\bnew (?:\p{L}+ )?(?:words?|terms?|kupu)\b[^.!?\n]{0,25}\b(?:learn\p{L}*|picked up|found|discovered|met)\b/iu,
    isIn: told(
      /["“”]|(?:^|\s)['‘]\p{L}|\b(?:called|means?|meant|named|known as|is when|(?:the|a) (?:new )?(?:word|term|kupu) (?:is|was|for)?)\b/iu,
    ),
    skill: 'topicWords',
    where: 'end',
  },
  {
    part: 'an example of a time when you did that',
    by: /\bexamples? of (?:a time|times|when)\b/iu,
    isIn: told(
      /\b(?:was|were|did|had|went|got|gave|made|took|helped|\p{L}{3,}ed|last|once|when|ago|yesterday|example|instance|time)\b/iu,
    ),
    skill: 'evidence',
    where: 'beforeEnd',
  },
  {
    part: 'a date',
    by: /\b(?:full|exact) dates?\b|\bthe date (?:you|it|when|that|of (?:the|your) (?:event|visit|purchase|match|game|trip))\b|\bdate in\b|\bat least (?:two|three|four|five|[2-5]) dates\b/iu,
    isIn: told(
      new RegExp(String.raw`\d|\b(?:${MONTH}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b`, 'iu'),
    ),
    skill: 'exactAmounts',
    where: 'start',
    weight: 0.86,
  },
  {
    part: 'a last sentence about the whole',
    by: /\b(?:finish|end|close|conclude)\b[^.!?\n]{0,30}\b(?:sentence|statement)\b|\b(?:closing|concluding|summing[- ]up) (?:sentence|statement)\b|\bsentence (?:to end|that wraps|summing)\b|\bwrap(?:s|ping)? (?:it|things|everything) up\b|\bwrap up\b/iu,
    isIn: (text: StudentText) => endingOf(text, 1).every((one) => !goesOn.test(meant(one))),
    skill: 'conclusion',
    where: 'end',
  },
];
