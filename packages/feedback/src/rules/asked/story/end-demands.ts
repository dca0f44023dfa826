import type { SkillId } from '@second-draft/contract';
import {
  namesFeeling,
  showsFeeling,
  tellsThought,
} from '../../../language/kinds-of-words/felt-words.ts';
import { isUnmarkedQuestion } from '../manner/unmarked-questions.ts';
import { callsFor, closing } from '../../structure/endings/ending-of-argument.ts';

/** Something that a task wants at the end of a text. */
export interface EndDemand {
  /** In the words of a task about the end. */
  by: RegExp;
  /** As a comment names it, after ‘asks you to end with’. */
  asked(match: RegExpExecArray): string;
  /** Only of a text that tells facts. */
  isOfFacts?: true;
  /**
   * Whether a sentence may be it, in whatever words.
   * @param fromEnd sentences after it
   */
  isIn(sentence: string, fromEnd: number): boolean;
  skill: SkillId;
}

/** The last two (sentences after one). */
const LATE = 2;

/** ‘Your main character’, but not ‘the hero of the book’. */
const aWord = String.raw`(?!how\b|in\b|of\b|from\b|the\b|book|film|movie|author|text)\p{L}+`;
const somebody = String.raw`(?:you(?: all)?|he|she|it|they|we|everyone|(?:the|your|each|both|this|an?) (?:${aWord} ){0,2}?${aWord})`;

/** ‘Was gratful’, ‘felt so hapy’: how somebody was, in a word that no list may have. */
const maybeFelt =
  /\b(?:i|he|she|they|we|it|everyone|\p{Lu}\p{Ll}+) (?:was|were|felt|am|is|are|feel|feels|became) (?:(?:so|very|really|not|never|all|still|also|too|now|just|and|\p{L}+ly) ){0,3}(?!going|about|on|in|at|to|the|a|an|my|his|her|their|our|back|there|here|home|up|down|out|off)\p{L}+(?: again| now| at last| too| too| as)?\W*$/iu;
const alsoFelt =
  /\b(?:fe+l\p{L}*|felt|hop(?:e|es|ed|ing)|wish\p{L}*|never|always|forg[eo]t\p{L}*|remember\p{L}*|best|worst|favou?rite|(?:i|we|he|she|they|it) (?:\p{L}+ )?lik(?:e|es|ed)|want\p{L}*|miss(?:ed|es|ing)?|safe\p{L}*|free|warm|full|cosy|content\p{L}*|strange|empty|heavy|light|better|worse|mood|mad|fine|okay|ok|alright|at home|can(?:no|['’])t wait|care[ds]?|enjoy\p{L}*|wow|fun|nice|thank\p{L}*)\b/iu;
const isFelt = (sentence: string): boolean =>
  [namesFeeling, showsFeeling, tellsThought, alsoFelt, maybeFelt].some((one) => one.test(sentence));

const judged =
  /\b(?:i (?:\p{L}+ )?(?:think|thought|reckon|believe|feel|felt|hope|wish|know|knew|realis\p{L}*|learn\p{L}*|would|will)|i['’](?:d|ll)|worth|opinion|again|now|next time|should|better|good|great|bad|important|special|proud|matter\p{L}*|lucky|interesting|amazing|awesome|cool|fun|love\p{L}*|what an?)\b/iu;

const learned =
  /\b(?:l(?:ea|e|u)rn\p{L}*|lesson\p{L}*|moral\p{L}*|kn[eo]w\p{L}*|never|always|next time|should\p{L}*|must|(?:from|since) (?:then|that day|now)|realis\p{L}*|realiz\p{L}*|t(?:augh|or|aw)t|teach\p{L}*|discover\p{L}*|underst\p{L}*|if you|don['’]?t|better|matter\p{L}*|important|promis\p{L}*|remember\p{L}*|found out|figure\p{L}*|even (?:if|when|though)|you can(?:['’]?t|not)?|every(?:body|one)|sometimes|means?|meant|again|only|instead)\b/iu;

const calls =
  /\b(?:please|pleas|pl[ea]+se*|let['’]?s|let us|you (?:\p{L}+ )?(?:can|could|should|must|need|have to|all|will|would|might|may)|you['’](?:ll|d)|will you|would you|could you|can you|i(?:['’]m| am) (?:just |only )?(?:saying|asking)|vote|join|demand|urge|beg|request|invite|encourage|call (?:up)?on|it['’]?s time|next time|(?:we|people|everyone|they) can)\b/iu;

/** So does this, in the very last sentences: before them it may be a claim. */
const callsLate =
  /\b(?:must|should|shud|shoud|has to|have to|needs? to|expect|ask|would like|want|hope|wish)\b|['’]d like/iu;

/** ‘Put it on your toast’: an order stands where a sentence begins. */
const ordersAtStart =
  /^\W*(?:(?:so|and|now|then|next time|today|instead|because|(?:[\p{Lu}][\p{L}]+ ){1,2}),? )*(?:stop|start|say|think|help|tell|ask|make|take|support|choose|give|bring|come|try|do|don['’]?t|be|get|put|use|swap|sign|write|talk|go|build|fix|save|keep|ban|change|act|pick|buy|plant|stand|send|open|allow|add|eat|taste|grab|throw|turn|read|watch|play|visit|never|always|remember)\b/iu;

const again =
  /\b(?:pl[ea]+se*|wants?|would|need|needs|best|better|opinion|agree|sure|believe|think|let|(?:can|could|may) (?:we|i|you)|if you|ask\p{L}*|hope|should|must)\b|['’]d\b|^\W*so\b|\bwhy (?:we|i|you|our|the|it|this|that)\b/iu;

const mattering =
  /\b(?:because|cos|matter\p{L}*|important|special|means?|meant|lov\p{L}*|remember\p{L}*|forget|proud|favou?rite|always|never|still|every|famil\p{L}*|wh[aā]nau|remind\p{L}*|makes? (?:me|us)|our|us|my|today|help\p{L}*|without|chang\p{L}*|thanks to|first|only)\b/iu;

/** Of facts, what the writer or her family did and felt says nothing of why a thing matters. */
const matteringOfFacts =
  /\b(?:because|cos|matter\p{L}*|important|special|means?|need\p{L}*|without|help\p{L}*|protect\p{L}*|sav(?:e|es|ed|ing)|los(?:e|es|t|ing)|extinct\p{L}*|should|must|treasur\p{L}*|taonga|future|balance|depend\p{L}*|rel(?:y|ies)|so that|if|would|worth|unique|only|rare\p{L}*|clean\p{L}*|world|keep\p{L}*|use(?:s|d|ful)?|thanks to|part of|dies?|enough|life|lives|forest|native|endangered|danger\p{L}*|now|today|less|fewer|more)\b/iu;

/** “A question that scientists are still working on” is about the topic. */
const openQuestion =
  /\bquestions? (?:that |which )?(?:\p{L}+ ){1,3}(?:still|yet|not|can(?:not|['’]t)|have(?:n['’]t)?)\b/iu;

/** What tasks want most often at the end, the surest first. */
export const endDemands: readonly EndDemand[] = [
  {
    by: openQuestion,
    asked: () => 'a question that is still open',
    isIn: (sentence) =>
      /\?|\b(?:questions?|unknown|unclear|know|knows|known|yet|still|myster\p{L}*|wonder\p{L}*|whether|why|how|future|one day|study\p{L}*|research\p{L}*|trying|find out)\b/iu.test(
        sentence,
      ),
    skill: 'conclusion',
  },
  {
    by: /(?<!\bans?wer\p{L}* (?:\p{L}+ ){0,2})\b(?:questions?)\b(?! (?:that |which )?(?:\p{L}+ ){1,3}(?:still|yet|not|can(?:not|['’]t)|have(?:n['’]t)?)\b)(?! marks?| in (?:your|the) title)/iu,
    asked: () => 'a question',
    isIn: (sentence, fromEnd) =>
      fromEnd < LATE && (sentence.includes('?') || isUnmarkedQuestion({ text: sentence })),
    skill: 'readerQuestions',
  },
  {
    by: new RegExp(
      String.raw`\bhow ${somebody} (?:really |now |then |all )?(?:feels?|felt|(?:was|is|are|were) (?:\p{L}+ )?feeling)\b|\bhow (?:it|that|this|everything|the \p{L}+) (?:\p{L}+ )?ma[dk]es? (?:you|them|him|her|your \p{L}+) feel\b`,
      'iu',
    ),
    asked: ([words]) => words,
    isIn: isFelt,
    skill: 'feelings',
  },
  {
    by: /\b(?:your|an?|the|their|his|her|its|some|with) (?:\p{L}+ ){0,2}(?:feelings?|emotions?)\b/iu,
    asked: () => 'a feeling',
    isIn: isFelt,
    skill: 'feelings',
  },
  {
    by: /\bcalls? (?:to|for) action\b|\b(?:tell|ask|urg|persuad|convinc|encourag|invit|beg|command|get)\p{L}* (?:(?:the|your|our|his|her) )?(?:reader|readers|audience|people|us|me|them|everyone|class|listeners?|viewers?|mayor|council|principal|teacher|parents|family|mum|dad|(?:Mrs?|Ms|Miss) \p{L}+) (?:to (?!think)\p{L}+|what (?:to do|you want|(?:\p{L}+ ){1,2}(?:should|must|can|need to|could) do))\b|\bwhat (?:you (?:want|expect|would like) (?:\p{L}+ ){1,3}to|(?:\p{L}+ ){1,3}(?:should|must|needs? to|can) do|should (?:happen|be done)|needs to happen)\b/iu,
    asked: () => 'what your reader should do',
    isIn: (sentence, fromEnd) =>
      calls.test(sentence) ||
      ordersAtStart.test(sentence) ||
      callsFor(sentence) ||
      (fromEnd < LATE && callsLate.test(sentence)),
    skill: 'conclusion',
  },
  {
    by: /\b(?:ask|say|stat|giv|tell)(?:s|e|es|ing)?\b[^.!?\n]{0,40}\b(?:again|once more)\b|\b(?:restat|repeat)\p{L}* (?:what you|your|the) (?:\p{L}+ )?(?:want|think|opinion|view|position|request|point|side|argument|message)s?\b|\bremind\p{L}* (?:\p{L}+ ){1,2}(?:what you (?:want|think)|of your (?:opinion|view|position))\b/iu,
    asked: ([words]) =>
      /^ask/iu.test(words) ? 'what you are asking for, once more' : 'your opinion once more',
    isIn: (sentence) => again.test(sentence) || closing.test(sentence) || callsFor(sentence),
    skill: 'conclusion',
  },
  {
    by: new RegExp(
      String.raw`\b(?:what|something|one thing) (?:that )?${somebody} (?:\p{L}+ )?(?:learn(?:t|ed|s)?|realis(?:es?|ed)|found out)\b`,
      'iu',
    ),
    asked: ([words]) => words,
    isIn: (sentence) => learned.test(sentence),
    skill: 'explaining',
  },
  {
    by: /\b(?:the|a|your) (?:\p{L}+ )?(?:lesson|moral)\b/iu,
    asked: () => 'the lesson',
    isIn: (sentence) => learned.test(sentence),
    skill: 'explaining',
  },
  {
    by: /\bwhat you (?:\p{L}+ )?(?:think|thought|reckon)\b|\byour (?:own )?(?:thoughts?|opinion|view|verdict)\b|\b(?:a|your|some) (?:\p{L}+ )?(?:personal|own) (?:\p{L}+ )?(?:comment|statement|response|thought)\b|\breflect(?:s|ing|ion)?\b/iu,
    asked: () => 'what you think about it',
    isIn: (sentence) => isFelt(sentence) || judged.test(sentence) || learned.test(sentence),
    skill: 'personalEnding',
  },
  {
    by: /\bwhy (?:it|they|this|these|the|your) ?(?:\p{L}+ )?(?:matters?|(?:is|are) (?:so |still )?important)\b/iu,
    asked: ([words]) => words,
    isOfFacts: true,
    isIn: (sentence) => matteringOfFacts.test(sentence),
    skill: 'explaining',
  },
  {
    by: new RegExp(
      String.raw`\bwhy ${somebody} (?:(?:is|are|was|were) (?:so |still )?(?:important|special|worth)|(?:still )?(?:matter|mean)(?:s|ed)?)\b`,
      'iu',
    ),
    asked: ([words]) => words,
    isIn: (sentence) => isFelt(sentence) || mattering.test(sentence),
    skill: 'explaining',
  },
];
