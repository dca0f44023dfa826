import { quotedSpans, withoutQuotations } from '@second-draft/contract';

/** They begin a step whatever follows, as far as they are no nouns. */
const deeds =
  'try(?! as)|look|go back|find|read|check|add|choose|pick|start|use|change|swap|replace|tell|show|put|see if|give|write|say|end|begin|join|let|consider|could you|practise|have another|explain|finish|thank|turn|split|slow|compare|think|work out|describe|move|take out|remove|leave out|delete|rewrite|reread|re-read|include|mention|develop|expand|extend|remember|aim|proofread|edit|double-check|fix|correct|shorten|vary';
/** As nouns they begin praise, too: “Number three is best”. */
const deedsWithObject =
  '(?!keep up|set in)(?:break|build|close|cut|focus|help|keep|link|list|make|number|open|order|set|sort) (?:it|the|us|me|your|this|that|what|sure|up|out|on|in|with|to|going)';
const leading =
  '(?:(?:then|also|and|so|please|maybe|perhaps|finally|lastly|after that|firstly?|secondly?),? )?(?:please )?';
const asking = `${leading}(?:${deeds}|${deedsWithObject}|don['’]t|be (?:careful|more|sure|clear))`;
const stepOpening = new RegExp(
  String.raw`^(?:next|now|next time|your next|in your next|one thing|to (?:make|develop)|when you|${asking})\b`,
  'iu',
);
/** “In your second point, give a reason”, “Instead of “It was fun”, finish by saying why”. */
const stepAfterPlace = new RegExp(
  String.raw`^(?:in|at|instead of|after|before|where|when|with|for|from|near)\b[^,.!?]{1,80}, ${asking}\b`,
  'iu',
);
const stepInside =
  /\b(?:next step|needs? (?:a|an|to|one)|would (?:help|say|show)|could (?:be|have|start|begin)|you (?:could|should|need to|might|must)|to work on|work on)\b/iu;
const explanation =
  /^(?:(?:it|they|that|this|these|those|doing so|doing this)(?:['’]s)? |(?:then|so|now) (?:the|a|an|your|it|they|i|we|you|readers?) |for example\b|for instance\b)/iu;
/** The student's name before what is said to them. */
export const address = /^\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)?, /u;

export const isQuestion = (sentence: string) => /\?["”’]?$/u.test(sentence);

const request =
  /^(?:(?:next|now|next time|please|also|and|then),? )?(?:could|can) you (?!believe\b|imagine\b)/iu;

/** “Could you check the spelling?” has the mark of a question, and asks for a deed. */
export const isRequest = (sentence: string) => request.test(sentence.replace(address, ''));

/** Tells the student what to do. */
export const isStep = (sentence: string) =>
  stepOpening.test(sentence.replace(address, '')) ||
  stepAfterPlace.test(withoutQuotations(sentence)) ||
  stepInside.test(withoutQuotations(sentence));

const pointing =
  /^(?:(?:next|now|then),? )?(?:have (?:a|another) look (?:at|back at)|look(?: again| back| closely)? at|go back to|find|read(?: on)?|see|at)\b[^.:]*(?:\bagain)?\s*[.:]?$/iu;

/** Whether words of a step only say where to look: “Look at “it was big”.” asks for nothing. */
export const onlyPoints = (step: string): boolean => {
  const words = withoutQuotations(step.replace(address, '')).trim();
  return pointing.test(words) || !stepOpening.test(words);
};

/** Whether a sentence only adds to the point before it. */
export const explains = (sentence: string) =>
  quotedSpans(sentence).length === 0 && explanation.test(sentence) && !stepInside.test(sentence);
