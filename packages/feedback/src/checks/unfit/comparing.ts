import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const better =
  '(?:better|best|worse|worst|neater|stronger|weaker|clearer|further|richer|deeper|sharper|bolder|braver|smoother|higher|greater|tidier|longer|shorter|smarter|cleverer|more \\p{L}+|less \\p{L}+|fewer \\p{L}+)';

const classmates =
  '(?:(?:the |your |our |any |all |most |many |some )*(?:other |rest of (?:the|your|our) )?(?:class(?:mates?)?|students?|pupils|peers?|kids|writers in|children in)|most others|your friends?|(?:the |most )?(?:girls|boys)|your (?:brother|sister|mates?))';

const anyone = `(?:${classmates}|everyone else|everybody else|anyone else|anybody else|many others)`;

/** Those beside her; “the others” may be in her story. */
const others = `(?:the rest of (?:the|your|our) (?:class|group|table|year)|your (?:classmates|group|table|peers|friends|class)|(?:the |most )?(?:others|other (?:children|kids|students|writers))|everyone else|everybody else|most (?:children|kids|students|people))\\b`;

const groups =
  '(?:girls?|boys?|M[āa]ori|Pasifika|Pacific(?: Island)?|Islander|Samoan|Tongan|Fijian|Asian|Chinese|Indian|African|P[āa]keh[āa]|white|black|brown|Muslim|migrant|immigrant|refugee|foreign|ESOL|dyslexic|autistic|disabled|ADHD|deaf|blind|slow|weak|struggling|low[- ]ability|special[- ]needs)';

const writing =
  '(?:text|writing|writer|piece|work|story|recount|report|spelling|handwriting|draft|sentences|similes|punctuation|vocabulary|ideas|ending|opening|paragraphs?|feedback)';

/** A day or a month is no classmate. */
const somebody =
  '(?:(?!I\\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Year|Draft|Room)\\p{Lu}\\p{Ll}+)';

const some = '(?:other|most|many|some|all|few|a lot of|lots of|plenty of)';

/** Children in general; with `likeHer`, those she could be compared with. */
const peers = `(?:${some} ){1,3}(?:of (?:the|your) )?(?:(?:other|young) )?(?:year \\d{1,2}s?(?: (?:children|students|kids|writers))?|children|students?|pupils|kids|writers|learners|classmates|boys|girls|people|\\p{L}+[- ]year[- ]olds)`;

const likeHer =
  '(?: (?:(?:of |at )?your (?:age|stage|year(?: level)?|level)|in (?:the|your|this|our) (?:class|year|room|school|syndicate)|in year \\d{1,2}))';

/** A step may ask what others do, and a text may be about them. */
const notAsked =
  '(?<!\\b(?:what|how|whether|if|why|when|that|many|say|says|said|claim|ask|tell|show|because) )';

const craft =
  '(?:full stops?|capitals?|commas|speech marks|punctuat\\p{L}+|paragraphs|similes|sentences|spell\\p{L}*|write|writing|apostrophes)';

/** Comparison with other students, and what a student is rather than what the text does. */
export const comparisons: readonly RegExp[] = [
  new SparingPattern(`\\b${better}(?: \\p{L}+){0,4} than ${anyone}\\b(?! of)`, 'iu'),
  new SparingPattern(
    `\\b(?:best|worst|weakest|strongest|top|bottom|longest|first|last|one of the \\p{L}+(?: \\p{L}+)?)(?: \\p{L}+){0,2} (?:in|of|from) (?:the|your|our|this) (?:whole )?(?:class|year group|year level|syndicate|year \\d{1,2}s?)\\b`,
    'iu',
  ),
  new SparingPattern(
    `\\b(?:unlike|compared (?:to|with)|like|as (?:good|well) as) ${classmates}(?=[\\s.,!;]|$)(?! (?:in|on|at|from) your\\b)`,
    'iu',
  ),
  new SparingPattern(
    `\\b${somebody} (?:has |have |had )?(?:wrote|writes|written|spells|spelt|uses|used|did|does)\\b[^.!?]{0,40}\\b${better}\\b[^.!?]{0,40}\\bthan you(?:rs)?\\b`,
    'u',
  ),
  new SparingPattern(
    `\\b[Yy]our (?:\\p{L}+ )?${writing}\\b[^.!?]{0,40}\\b${better}(?: \\p{L}+){0,2} than ${somebody}(?:['’]s?)?(?=[\\s.,!;]|$)`,
    'u',
  ),
  new SparingPattern(
    `\\b(?:for|as|like|from|being) an? (?:\\p{L}+ )?${groups} (?:students?|writers?|child|kid|learner|pupil|speaker)\\b|\\byou(?:['’]re| are) an? ${groups} (?:student|writer|child|learner|speaker)`,
    'iu',
  ),
  new SparingPattern(
    `\\b${groups}(?: (?:students|children|kids|people|writers))? (?:often|usually|always|never|generally|naturally|tend to|are (?:usually|often|naturally)|can['’]?t|cannot)\\b[^.!?]{0,30}\\b(?:writ|spell|spelt|read|learn|struggle|good at|better at|find)\\p{L}*`,
    'iu',
  ),
  new SparingPattern(`\\bthan ${peers}${likeHer}`, 'iu'),
  new SparingPattern(
    `${notAsked}\\b${peers}${likeHer} (?:have|has|can|could|can['’]t|would|do|don['’]t|are|already|know|use|write|spell|find|struggle|get|manage)\\b`,
    'iu',
  ),
  new SparingPattern(
    `${notAsked}\\b(?:other|most|many) (?:year \\d{1,2}s?(?: (?:children|students|kids|writers))?|children|students|pupils|kids|writers|learners|boys|girls) (?:(?:(?:have|has|would|can|do|are|will)(?: not|n['’]t)?|already|never|usually|often|don['’]t) )*(?:(?:learnt|learned|mastered|know|use|used|put|struggle|find|forget|can|remember)\\b[^.!?]{0,20}\\b${craft}|think of|thought of|written|come up with|noticed?)\\b`,
    'iu',
  ),
  new SparingPattern(
    `${notAsked}\\byour (?:friends?|classmates?|mates|peers|group|table|class|brother|sister) (?:(?:is|are|has|have|can|all|already|always|never|don['’]t|doesn['’]t) )+(?:\\p{L}+ ){0,2}${craft}\\b`,
    'iu',
  ),
  new SparingPattern(
    `\\b(?:puts?|keeps?|sets?|places?|makes?) (?:you|your (?:\\p{L}+ )?${writing}|this|it) (?:\\p{L}+ )?(?:ahead of|above|apart from|in front of|out from) ${others}`,
    'iu',
  ),
  new SparingPattern(
    `(?<!\\b(?:when|while|as|where|until|once|that) )\\byou(?:['’]re| are)(?: (?:now|already|well|way|far|streets|a step|one step|just))* (?:ahead of|above|in front of|behind) ${others}`,
    'iu',
  ),
  new SparingPattern(
    `\\bone of the (?:\\p{L}+ )?(?:best|\\p{L}+est|most \\p{L}+)(?: \\p{L}+)? (?:texts|pieces|stories|recounts|reports|letters|poems|speeches|arguments|essays|explanations|descriptions|drafts)(?: that)? i(?:['’]ve| have)? (?:ever )?(?:had|read|seen|marked|got|received)\\b`,
    'iu',
  ),
  new SparingPattern(
    /\b(?:half|most|many|few|plenty|lots|none|not many)(?: of)?(?: (?:the|your|our|my))? (?:class|year \d{1,2}s?|room \d{1,2}|syndicate|school|kids|children|students|people|others)(?: \p{L}+)? (?:could|can|would)(?:n['’]t|['’]t|not| not)? (?:do|write|manage|have (?:written|done|managed)) (?:this|like this|so well|that well|as well)\b/iu,
  ),
  new SparingPattern(
    /\byours is (?:the|my|one of|better|among)\b|\b(?:favourite|best|funniest|strongest|pick) (?:of|out of|among) (?:all )?(?:the|everyone['’]s|our|today['’]s) (?:\p{L}+ )?(?:texts|pieces|stories|recounts|reports|letters|poems|speeches|arguments|essays|explanations|descriptions|drafts)\b/iu,
  ),
  new SparingPattern(
    `\\b(?:an?|any|every|most) (?:\\p{L}+[- ]year[- ]olds?|new entrants?|preschoolers?|toddlers?|juniors?|bab(?:y|ies)) (?:\\p{L}+ ){1,3}?${craft}`,
    'iu',
  ),
  new SparingPattern(
    /\b(?:at|by) your (?:age|stage|year level)\b|\b(?:beyond|ahead of|older than) your (?:years|age)\b|\bfor (?:someone|somebody|a \p{L}+) (?:so|as) young\b/iu,
  ),
  new SparingPattern(
    /\beven (?:an? |the |my |our )?(?:(?:little|young|small) )*(?:kids?|child|children|baby|babies|toddlers?|preschoolers?|juniors?|new entrants?|\p{L}+[- ]year[- ]olds?) (?:can|could|knows?|would|will)\b/iu,
  ),
  new SparingPattern(
    `\\bfor an? (?:girl|boy)(?: (?:of )?your)?(?:,| (?:like you|your age|you))`,
    'iu',
  ),
  new SparingPattern(
    /\byou(?:['’]re| are)(?: \p{L}+)? (?:dyslexic|autistic|a slow learner|low[- ]ability|slow at learning)\b|\byour (?:dyslexia|autism|adhd|disability|low ability|learning (?:difficult|disabilit)\p{L}+|ethnicity|race|gender)\b|\b(?:considering|given|despite|although|even though) [^.!?]{0,25}\b(?:your (?:second|first) language|second[- ]language|your background|your culture)\b/iu,
  ),
];
