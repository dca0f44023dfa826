/** What writing is for, in the words of New Zealand's assessments. */
export type Purpose = 'recount' | 'narrate' | 'persuade' | 'explain' | 'instruct';

/** Words by which a teacher's own words name a purpose, the surest first. */
const wordsOf: Record<Purpose, RegExp> = {
  recount: /\brecounts?\b/iu,
  instruct: /\b(?:procedur\w+|instructions? (?:for|on|to)|how to|recipes?)\b/iu,
  persuade:
    /\b(?:persua\w+|(?:state|give|explain) your (?:position|view)|give (?:\w+ ){0,4}reasons|agree or disagree|arguments?|opinions?|convinc\w+|speech(?:es)?|debates?)\b/iu,
  narrate: /\b(?:narratives?|stor(?:y|ies)|fairy ?tales?|myths?|legends?)\b/iu,
  explain: /\b(?:reports?|explanations?|explain\w*|information|describe|descriptions?)\b/iu,
};

/** What a newspaper tells happened: no report in the sense of facts, and no invented story. */
const news = /\bnews(?:paper)? (?:reports?|articles?|stor(?:y|ies))\b/giu;

/** The purpose named by the first text that names exactly one; undefined if none does. */
export function purposeNamed(texts: readonly string[]): Purpose | undefined {
  for (const one of texts) {
    const text = one.replace(news, 'recount');
    const named = (Object.keys(wordsOf) as Purpose[]).filter((purpose) =>
      wordsOf[purpose].test(text),
    );
    if (named.length === 1) return named[0];
  }
  return undefined;
}
