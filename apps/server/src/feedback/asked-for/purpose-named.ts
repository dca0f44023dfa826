/** What writing is for, in the words of New Zealand's assessments. */
export type Purpose = 'recount' | 'narrate' | 'persuade' | 'explain' | 'instruct' | 'describe';

/** Words by which a teacher's own words name a purpose, the surest first. */
const wordsOf: Record<Exclude<Purpose, 'describe'>, RegExp> = {
  recount: /\brecounts?\b/iu,
  instruct: /\b(?:procedur\w+|instructions? (?:for|on|to)|how to|recipes?)\b/iu,
  persuade:
    /\b(?:persua\w+|(?:state|give|explain) your (?:position|view)|give (?:\w+ ){0,4}reasons|agree or disagree|arguments?|opinions?|convinc\w+|speech(?:es)?|debates?|editorials?|letters? to the editor|advertisements?|(?:tak(?:e|ing)|choos(?:e|ing)|pick(?:ing)?) (?:an?|one) (?:\w+ )?(?:side|position|stance|stand)|for or against)\b/iu,
  narrate: /\b(?:narratives?|stor(?:y|ies)|fairy ?tales?|myths?|legends?)\b/iu,
  explain: /\b(?:reports?|explanations?|explain\w*|information|facts about)\b/iu,
};

/**
 * “Why do leaves fall?”, as a task begins, is answered by an explanation, where no other purpose is
 * named; “How do you feel?” and “Why is it special?” aren’t.
 */
const asking =
  /^\W*(?:how (?:do|does)|why (?:do|does|is|are|did)) (?!(?:you|your|i|my|it|that|this|he|she)\b)\p{L}+/iu;

/** A story or a report describes, too: this is the purpose only where no other is named. */
const describing = /\b(?:describe|descriptions?)\b/iu;

/** “Show it instead of explaining it”, “Don’t tell a story, just describe” name what is not wanted. */
const unwanted =
  /\b(?:instead of|without|rather than|not?|don['’]?t|never) (?:just )?(?:explain(?:ing)?|(?:(?:be|tell(?:ing)?|writ(?:e|ing)|mak(?:e|ing)|us|it) )*(?:an? |any )?(?:stor(?:y|ies)|recounts?|reports?))\b/giu;

/** “Speech marks”, “figures of speech” and “include speech” belong to any writing. */
const noSpeech =
  /\b(?:speech[ -]?(?:marks?|bubbles?|tags?|verbs?)|(?:direct|reported|indirect|(?:parts?|figures?) of|includ(?:e|es|ing)|us(?:e|es|ing)|add(?:ing)?|with|some|any|and) speech)\b/giu;

/** What a newspaper tells happened: no report in the sense of facts, and no invented story. */
const news = /\bnews(?:paper)? (?:reports?|articles?|stor(?:y|ies))\b/giu;

/** “Write an e-mail. Explain what went wrong” asks for no explanation of how something works. */
const otherForm =
  /\b(?:letter|e-?mail|diary|journal|postcard|poem|haiku|blog|reflections?|reflective|memoirs?|personal essay|means to (?:you|me))\b/iu;
const toExplain = /\bexplain(?:s|ed|ing)?\b/giu;

function namedIn(whole: string): Purpose[] {
  const one = otherForm.test(whole) ? whole.replace(toExplain, ' ') : whole;
  const text = one.replace(news, 'recount').replace(unwanted, ' ').replace(noSpeech, ' ');
  return (Object.keys(wordsOf) as (keyof typeof wordsOf)[]).filter((purpose) =>
    wordsOf[purpose].test(text),
  );
}

/** The purpose named by the first text that names exactly one; undefined if none does. */
export function purposeNamed(texts: readonly string[]): Purpose | undefined {
  const named = texts.map(namedIn);
  const [only] = named.find((some) => some.length === 1) ?? [];
  if (only !== undefined) return only;
  if (named.flat().length > 0) return undefined;
  if (texts.some((one) => asking.test(one))) return 'explain';
  return texts.some((one) => describing.test(one)) ? 'describe' : undefined;
}
