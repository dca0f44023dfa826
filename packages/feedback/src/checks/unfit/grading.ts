import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const number =
  '(?:\\d{1,3}(?:\\.\\d)?|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|fifty|ninety|a hundred|one hundred))';

/** “Ten out of ten sentences” counts; “ten out of ten for this” is a score. */
const counted =
  '(?! (?:of )?(?:(?:your|the|these|those|our|all|my|his|her|their) )?(?!marks|points|stars|always|perhaps|yes)\\p{L}{3,}s\\b)(?! (?:people|children|women|men)\\b)';

const given =
  '\\b(?:get|gets|getting|got|give|gives|giving|gave|earn|earns|earned|deserve|deserves|deserved|worth|award|awarded|scores?|scored|graded|marked)\\b[^.!?“”]{0,25}';

const piece =
  '(?:pieces?|work|writing|text|story|effort|essay|draft|report|recount|student|writer|speller|spelling|punctuation)';

/** Of what a reader expects: “above the usual level” of noise is in a story. */
const expected =
  '(?:standards?|benchmarks?|expectations?|expected (?:level|standard)|expected|national average|(?:year|age|grade|curriculum|class|reading|writing|spelling) (?:level|group|average|standard)s?|(?:level|standard|average) (?:expected|required|for|of (?:your|the|a) (?:age|year|class|student))\\b)';

const year = '(?:years?|phase|stage) (?:\\d{1,2}|one|two|three|four|five|six|seven|eight)';

/** How schools report progress, of a student; ideas and plots may be developing, too. */
const progress = '(?:emerging|consolidating|proficient|exceeding|secure)';

/** Grades, scores, and levels against a standard. */
export const gradings: readonly RegExp[] = [
  new SparingPattern(
    `\\b(?:curriculum )?levels? (?:[1-8][bpa]?|one|two|three|four|five|six|seven|eight)\\b(?! (?:of|in|on) (?:the|this|that|his|her|your) (?!curriculum))`,
    'iu',
  ),
  new SparingPattern(
    `\\b${number} ?(?:/|out of) ?(?:5|10|20|100|five|ten|twenty|a hundred)(?!\\d)${counted}`,
    'iu',
  ),
  /\b(?:[Gg]rade|[Ss]core|[Mm]ark)(?: of| is|:) ?(?:an? )?(?:[A-F][+-]?|\d+)(?!\p{L})/u,
  new SparingPattern(`${given}\\d{1,3} ?(?:%|per ?cent\\b|marks?\\b|points?\\b)`, 'iu'),
  new SparingPattern(
    `(?:is|was|at|this|that|${piece}:?) \\d{1,3} ?(?:%|per ?cent\\b|marks\\b)(?= ?(?:[.,!;]|$))`,
    'iu',
  ),
  new SparingPattern(
    /\b\d{1,3} ?(?:%|per ?cent) (?:right|correct|of (?:it|this|your \p{L}+) works)\b|\b\d{1,3} ?(?:%|per ?cent|marks?|points?) for (?:this|that|your)\b/iu,
  ),
  new SparingPattern(
    /(?<![\p{L}\p{N}'’-])(?:[A-F]\+|[A-F][-–−](?=[\s.,!;:)]*(?:$|[.,!;:)]| (?:for|from|piece|work|grade)))|(?:an?|solid|strong|clear) [A-F] (?:plus|minus)\b|[B-F] (?:plus|minus)\b|A (?:plus|minus)(?=\s*(?:[.,!;]|$|(?:for|piece|work|writing|effort|grade)\b))|[A-F][- ][Gg]rade\b)/u,
  ),
  new SparingPattern(
    `${given}\\b(?:an? )(?:(?!capital|letter|big|small|lower|upper|silent|long|short)\\p{Ll}+ )?[A-F](?![\\p{L}'’])`,
    'u',
  ),
  new SparingPattern(
    /\b(?:full|top|high|higher|highest|low|lower|lowest|bonus|extra) (?:marks?|grades?|scores?)\b/iu,
  ),
  /[★☆]|⭐\s?⭐/u,
  new SparingPattern(
    `\\b(?:[1-5]|one|two|three|four|five)[- ]stars? (?:for|rating|review|${piece})|${given}\\bstars?\\b`,
    'iu',
  ),
  new SparingPattern(
    /\b(?:not (?:yet )?achieved|achieved with (?:merit|excellence)|(?:merit|excellence) (?:level|grade|standard))\b|\ban? (?:clear |solid |low |high )?(?:Merit|Excellence|Not Achieved)\b/u,
  ),
  /(?<=[\p{Ll}’'] )(?:an? )?(?:Merit|Excellence|Achieved)\b/u,
  new SparingPattern(
    `\\b(\\d|one|two|three|four|five|six|seven|eight)(?: (?:ticks?|points?|stars?|marks?))? out of \\1(?=\\s*(?:[.,!;]|$| for\\b))|\\b${number} (?:ticks?|points?|stars?|marks?) out of\\b`,
    'iu',
  ),
  new SparingPattern(
    /\b(?:is|was|get|gets|got) an? (?:clear |bare |easy |strong )?(?:pass|fail)\b(?=\s*(?:[.,!;]|$))/iu,
  ),
  new SparingPattern(
    `\\b(?:below|above|beyond|at|meets?|met|meeting|exceeds?|exceeding|under|behind|ahead of|within|towards?|short of|reach(?:es|ed)?) (?:the |your |an? |what is )?(?:(?:expected|national|curriculum|required|usual|normal|school|year \\d{1,2}) )*${expected}\\b`,
    'iu',
  ),
  new SparingPattern(
    `\\byear \\d{1,2} (?:level|standard|expectations?|${piece})\\b|\\b(?:for|of) (?:a |your )?(?:year \\d{1,2} (?:student|writer|child|kid)|(?:someone |a child |children |students? )?(?:of )?your (?:own )?(?:age|year level|year group))\\b`,
    'iu',
  ),
  new SparingPattern(
    `\\b(?:on track|working|writing|performing|operating|achieving|sitting|progressing|doing well) (?:\\p{L}+ )?(?:for|at|towards?|within|above|beyond|below|like) (?:(?:an?|the|where|early|late|high|end|of) )*${year}\\b(?! (?:readers?|audience|children|kids|students|class|camp|boys|girls|teachers?)\\b)`,
    'iu',
  ),
  new SparingPattern(
    /\bwhere (?:(?:you|a \p{L}+|we) (?:should|need to|ought to) be|we(?:['’]d| would)? (?:expect|want|like) (?:you|a \p{L}+|students?|children) to be)\b(?= (?:at|by|in|for|this)|[.,!;])/iu,
  ),
  new SparingPattern(
    `\\b(?:rat(?:e|ed|ing)|scor(?:e|ed|ing)|mark(?:ed|ing)?|grad(?:e|ed|ing)) (?:this|it|your|the|that)\\b[^.!?“”]{0,50} (?:an?|at|as) (?:least )?(?:an? )?(?:(?:solid|strong|good|high|low) )?${number}(?=[\\s.,!;]|$)(?! \\p{L}+s\\b)`,
    'iu',
  ),
  new SparingPattern(
    `\\b(?:is|get|gets|getting|give|gives|earns?|deserves?|say) (?:you |it |this )?(?:at least |about |around |maybe |easily )*an? (?:(?:solid|strong|good|high|low) )*(?:six|seven|eight|nine|ten|[5-9]|10)(?=\\s*(?:[.,!;]|$| (?:from me|for (?:this|your))))`,
    'iu',
  ),
  new SparingPattern(
    `\\b(?:at|in|into|within) (?:an?|the) (?:${progress}|developing) (?:level|stage|band|range|phase)\\b|\\b(?:${progress}|developing) (?:level|writer|speller|band)\\b|\\byou(?:['’]re| are) (?:now |already |clearly |still )*(?:consolidating|proficient|secure)(?= (?:at|in|with)\\b|[.,!;])`,
    'iu',
  ),
  new SparingPattern(
    `(?:^|[.!?“”,] )(?:an? |it['’]s an? |that['’]s an? )?${number} (?:from|by) me\\b|\\b(?:high|secondary|intermediate) school (?:level|standards?|${piece})\\b`,
    'iu',
  ),
  new SparingPattern(
    /\b(?:top|upper|high|highest|middle|lower|low|lowest|bottom) (?:band|stanine|quartile)\b|\bstanine \d\b/iu,
  ),
];
