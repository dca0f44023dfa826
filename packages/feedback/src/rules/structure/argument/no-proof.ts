/** How many there are, or were missing, backs up nothing by itself: “2 people were away”. */
const headcount =
  /\b(?:people|kids|children|students|of (?:them|us)) (?:\p{L}+ )?(?:(?:is|are|was|were) )?(?:away|absent|missing|sick)\b|\b(?:there (?:is|are|was|were)|(?:we|i) (?:have|had|got)) (?:about |only )?(?:\d+|\p{L}+) (?:people|kids|children|students) (?:in|at|on) (?:my|our|the|room|year) (?:\p{L}+ )?(?:class|school|room|team|family|house|\d+)$|^(?:i|we) asked \d+ \p{L}+$|\bcalled (?:the )?\d|\b\d+ (?:people|kids|children|students) in (?:my|our) class and\b/iu;

/** Takes the exactness back, only supposes or foresees it, or asks for something. */
const loose =
  /\b(?:or something|maybe|i think|please|prob\p{L}+|if|would|could|might|according to (?:some|many|most|me|my|legends?|myths?)|should|must|rate|a ?lots?|lots?|heaps|loads|(?:i|we|you|it|they) will|(?:everyone|everybody|people) thinks?)\b|\blike \$?\d/iu;

/** Speaks to the reader of what may come: “next time your bus is 5 minutes late”. It tells nothing. */
const aside =
  /\bnext time\b|^(?:imagine|picture|pretend|suppose|say)\b|\byou(?:['’]re| are)(?: \p{L}+){0,4} complaining\b/iu;

/** A round number that only says ‘many’: “worth more than a hundred of them”. */
const figureOfSpeech =
  /\ban? (?:hundred|thousand|million|billion) (?:of (?:them|us|these|those)|times)\b|\bworth (?:more|less) than\b/iu;

/** Gives marks: ‘I give it 8 out of 10’. */
const rating = /\b(?:give|gave|giv|scores?) (?:it|this|them|the)\b|\bstars\b/iu;

/** Introduces the writer, and nothing else. */
const introducing = /\bmy name is\b|\bi(?:['’]?m| am) (?:\p{L}+ )?(?:\d+|\p{L}+ years)\b/iu;

/** Half a sentence, or the rest of a list: ‘ash and rock over about 130,000 years’. */
const unfinished =
  /^(?:when|while|if|as|because|although|since|before|after)\b|^(?:according to|for example|for instance)(?: [\p{L}'’]+){1,3}$|^\p{L}+ (?:and|or) \p{L}+ (?:over|in|within|for) (?:about )?[\d,]+ \p{L}+$/iu;

const nothing = [headcount, loose, aside, figureOfSpeech, rating, introducing, unfinished];

/** Whether words with a figure or a source in them back up nothing all the same. */
export const provesNothing = (phrase: string): boolean =>
  phrase.endsWith('?') || nothing.some((one) => one.test(phrase));
