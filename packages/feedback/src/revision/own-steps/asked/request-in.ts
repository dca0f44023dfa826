/** A sentence of a step that asks for something; others say what the teacher saw. */
const asks =
  /\?["')]*$|^\W*(?:(?:so|now|then|next|also|and|please|maybe|perhaps|first|instead|in your|for your|next time|lovely|great),? )*(?:try|look|go|find|read|check|add|choose|pick|start|use|change|swap|replace|tell|show|put|see|give|write|say|end|begin|join|let|think|finish|turn|split|slow|compare|work|describe|move|take|remove|leave|delete|include|explain|expand|fix|correct|shorten|vary|break|build|close|cut|keep|link|list|make|number|open|order|sort|get|cross|combine|bring|hook|paint|help|name|do|have|set|back|answer|convince|rewrite|reread|spell|capitalise|separate|group|label|trim|stretch|throw|drop|pop|shift|paragraph|proofread|punctuate|mention|imagine)\b|\b(?:needs?|could|should|can you|must|i'd (?:love|like)|i would (?:love|like)|i want|want to (?:know|hear|see)|would (?:help|be)|don't forget|remember to|make sure|it's time to|how about|let (?:me|us)|belongs?)\b/u;

/** Of so many sentences, each is looked at. */
const MOST_SENTENCES = 40;

/**
 * What a step asks for, without what it says of the draft: ‘I can hear them talking. Put in speech
 * marks.’ asks for no sound. All of it, where no sentence asks.
 * @param asked in small letters
 */
export function requestIn(asked: string): string {
  const sentences = asked.split(/(?<=[.!?])\s+/u).slice(0, MOST_SENTENCES);
  const asking = sentences.filter((one) => asks.test(one));
  return asking.length === 0 ? asked : asking.join(' ');
}
