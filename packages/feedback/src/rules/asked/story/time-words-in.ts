/** Any word that may tell when something happened, or in which order. */
const timing =
  /\b(?:then|next|after\p{L}*|first(?:ly)?|second(?:ly)?|third(?:ly)?|last(?:ly)?|final(?:ly)?|later|sudd?en\p{L}*|when|before|soon|while|meanwhile|eventual\p{L}*|during|until|till|once|now|already|again|in the end|by the time|at (?:last|once|noon|night|midnight|dawn|\d+)|(?:in|on|at|this|that|one|every|last|next) (?:the )?(?:morning|afternoon|evening|night|day|\p{L}{3,6}day|weekend|week|year|summer|winter|moment)|\p{L}{3,6}day|yesterday|today|tonight|tomorrow|ago|since|immediately|straight away|as soon as|o['’]?clock|\d ?(?:am|pm)|minutes?|hours?|seconds?|to (?:begin|start|finish))\b/giu;

/** How many different words for time and order a text may have. */
export const timeWordsIn = (written: string): number =>
  new Set(Array.from(written.matchAll(timing), ([word]) => word.toLowerCase())).size;
