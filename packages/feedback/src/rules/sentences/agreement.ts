const bare =
  'come|go|say|laugh|have|make|give|take|get|want|like|need|eat|run|see|know|think|tell|ask|look|feel|live|become|pay|find|keep|let|try|help|sit|stand|start|stop|jump|swim|play|shout|yell|scream|walk|cry';
const counted = '\\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|few';
const counts =
  'hour|day|week|month|year|minute|second|degree|dollar|metre|kid|boy|girl|dog|cat|time|friend|student|hole|thing|bird|tree|house|car|person|egg|bag';

/** Verbs and numbers that don’t go with the noun or pronoun beside them. */
const slips: readonly RegExp[] = [
  /\b(?:we|they|you|people|children|feet|men|women|these|those) (?:is|was|has|does)\b/iu,
  /\bme and (?:\p{L}+|my \p{L}+) was\b/iu,
  /\b(?:he|she|it) (?:are|were|have|do|don['’]?t)\b(?<!\b(?:if|as if|as though|wish|did|does|like) (?:he|she|it) were)/iu,
  /\bi (?:is|are|has|does)\b/iu,
  /\bthere(?:['’]?s| is| was| isn['’]?t| wasn['’]?t) (?:any |some |so many |too many |heaps of |lots of |less )?(?:\p{L}{3,}[^s\P{L}]s|people|children)\b/iu,
  new RegExp(String.raw`\bthere(?:['’]?s| is| was) (?:only |about |like )?(?:${counted})\b`, 'iu'),
  new RegExp(
    String.raw`(?<!\b(?:do|does|did|didn['’]t|doesn['’]t|can|could|will|would|should|must|might|may|let|lets|make|makes|made|help|helps|saw|see|heard|watch|watched|and|if) )\b(?:he|she|it) (?:${bare})\b`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:^|, )(?:(?:then|and|so|but) )*(?:the|a|an|my|our|his|her|their|your|this|one) \p{L}*[^s\P{L}] (?:${bare})\b(?<!\b(?:people|children|men|women|police|sheep|fish|mice|geese|whānau|team|family) \p{L}+)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:when|if|because) (?!(?:i|we|you|they|people|children|kids)\b)\p{L}*[^s\P{L}] (?:${bare})\b`,
    'iu',
  ),
  /\ball (?:student|animal|kid|boy|girl|teacher|class)\b/iu,
  /\p{L}{2,}[^s\P{L}]s (?:that|which|who) (?:is|was|has|\p{L}{3,}[^s\P{L}]s)\b/iu,
  new RegExp(String.raw`\b(?:${counted}) .*\bwhich (?:is|was|has|\p{L}{3,}[^s\P{L}]s)\b`, 'iu'),
  new RegExp(String.raw`\b(?:${counted}) (?:${counts})\b`, 'iu'),
  /\b(?:is|are|was|were) (?:become|happen|go|come|have|want|like)\b/iu,
  /\bto (?:went|saw|came|ate|was|were|had)\b|\b(?:did|didn['’]?t) (?:went|saw|came|ate|was|were|had|got)\b/iu,
  // “Then my nana telling the story”
  /^(?:then |and |so |but )*(?:(?:my|our|his|her|their) \p{L}+|i|we|he|she|they) (?!(?:during|morning|evening|everything|anything|nothing|something|wedding|building|painting)\b)\p{L}{3,}ing\b/iu,
  /\byour (?:out|done|it|going|not|the|so|ready|dead|safe|welcome|stuffed|allowed)\b(?! \p{L}+ing)/iu,
  /\bbecause (?:have|has|is|are|was) \p{L}/iu,
  /\b(?:big|small|good|bad|fast|tall|long|high) than\b/iu,
  /\b(?:could|would|should|must|might) of\b/iu,
  /\b(?:me|him|her) and (?!(?:i|we|he|she|they|it|you|then)\b)\p{L}+ (?:is|are|was|were|went|had|got|saw)\b/iu,
];

/** Whether a verb or number in the words doesn’t agree, as far as a pattern can tell. */
export const hasAgreementSlip = (words: string): boolean => slips.some((slip) => slip.test(words));
