import { plainActs, plainDeeds } from './plain-deeds.ts';
import { describing, inWhatWay, type PlainPlace } from './plain-place.ts';

const empty: readonly PlainPlace[] = [
  {
    pattern:
      /(?<![\p{L}’'])((?:very|really) (?:cold|hot|big|small|tired|hungry|good|bad|nice|fast|slow|loud|quiet|happy|sad|scared|angry|old|tall|dirty|wet|dark|bright|funny|strong|tasty|yummy|fun|slow|scary|boring|easy|important))(?![\p{L}’'-])(?! (?:at|for|to|with|on|of|in|about|that)\b)/gu,
    ask: 'which one word could say both?',
    skill: 'describingWords',
  },
  describing('nice|bad|awesome|amazing|weird|fun', '(?! (?:facts?|to)\\b)', inWhatWay),
  describing(
    'good',
    '(?! (?:ways?|ideas?|reasons?|things?|games?|points?|as|of|on|old|bye|side|condition|look|job|by|in|if|ones?|or|and old)\\b)',
    inWhatWay,
  ),
  {
    pattern:
      /(?<!\b(?:three|two|four|five|these|those|of|other|two|six|same|all|the|living|best|first) )(?<![\p{L}’'])(things|stuff)(?![\p{L}’'-])(?! (?:like|such|that|you|we|they|i|called|to|about|as|went|had|were|are|is)\b)(?![,:;])/giu,
    ask: 'what, exactly?',
    skill: 'wordChoice',
  },
];

/** Feelings, sizes and opinions that could be more exact. */
const qualities: readonly PlainPlace[] = [
  describing('happy', '', 'pleased, proud or over the moon?', 'stories'),
  describing('sad', '', 'a little down, lonely or heartbroken?', 'stories'),
  describing('scared', '(?! of\\b)', 'a bit nervous, or frozen with fright?', 'stories'),
  describing('angry', '', 'a bit grumpy, or boiling mad?', 'stories'),
  describing('tired', '(?! of\\b)', 'sleepy, worn out or ready to drop?', 'stories'),
  describing('excited', '', 'a bit fidgety, or ready to burst?', 'stories'),
  describing(
    'big',
    String.raw`(?= \p{L})(?! (?:enough|hand|on|and|or|in|for)\b)`,
    inWhatWay,
    'stories',
  ),
  describing(
    'little|small',
    String.raw`(?= \p{L})(?! (?:while|longer|more|less|lie|nap|sleep|rest|sit|cry|wait|chat|talk|think|walk|look|laugh|dance|play|try|help|luck|time|water|push|fingers?|blue|and|or|in|for|to|too|of|by)\b)`,
    'tiny, thin, short or narrow?',
    'stories',
  ),
  describing(
    'big|small',
    String.raw`(?= \p{L})(?! (?:enough|hand|on|and|or|in|for)\b)`,
    'about what size, exactly?',
    'others',
  ),
  describing(
    'great|beautiful|interesting|easy|important|scary|boring|yummy|special|useful|funny|lovely|delicious|dangerous|helpful',
    '(?<!\\bon special)(?! (?:white|big|aunt\\p{L}*|uncle|grand|to|for|in|part)\\b)',
    inWhatWay,
  ),
  describing(
    'better|easier|safer|worse|nicer|healthy|problem|expensive|cheap|hard work',
    '(?! (?:at|for|to|than|if|off|and|or|with|of|place)\\b)',
    (word) => (word === 'problem' ? 'what sort of problem?' : inWhatWay(word)),
    'claims',
  ),
  describing(
    'large|long|tall|heavy|fast|deep|wide|strong',
    String.raw`(?= \p{L}{4,})(?! (?:time|term|year|weekend|summer|enough|story|asleep|number|amount|part|food|than|from|with|breath|when|then|because|that|they|this|over|into|while|until|before|after|down|just|even|also|around|through|away|back|along|where|which|towards?|across|under|ways?)\b)`,
    (word) => `about how ${word}?`,
    'others',
  ),
  describing(
    'often|many|a few|several|sometimes',
    String.raw`(?= \p{L})(?! (?:of|as|times)\b)`,
    (word) => (/many|few|several/u.test(word) ? 'about how many?' : 'about how often?'),
    'claims',
  ),
];

const amounts: readonly PlainPlace[] = [
  {
    pattern:
      /(?<![\p{L}’'])(lots of|a lot of|heaps of|loads of)(?! (?:fun|love|times)\b)(?= \p{L})/gu,
    ask: 'about how many, or how much?',
    skill: 'wordChoice',
  },
];

/** Places of plain words, the emptiest first. */
export const plainPlaces: readonly PlainPlace[] = [
  ...empty,
  ...plainDeeds,
  ...qualities,
  ...plainActs,
  ...amounts,
];
