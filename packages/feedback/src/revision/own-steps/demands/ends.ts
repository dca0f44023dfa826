import { ruleOf } from '../../../rules/all-rules.ts';
import { withoutHollowClosing } from '../../../text/meaning/hollow-closing.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { countWords } from '../../../text/words.ts';
import { wholeSentences } from '../../places/places.ts';
import { asMeant } from '../../spelling/meant.ts';
import { sentenceRuns } from '../../words/alignment.ts';
import { moveAsked } from '../moves/move.ts';
import { openers } from './openers.ts';
import { keysIn } from '../../words/draft-words.ts';
import { isOfTopic } from '../../words/of-topic.ts';
import { textAt } from '../../words/text-at.ts';
import type { OwnLook } from '../own-look.ts';
import { freshOf, proofOfNews, shown, wholeNow, type Demand } from '../own-look.ts';

const ending =
  /\b(?:ending|conclusion|closing|wraps? (?:\p{L}+ ){0,3}up|rounds? (?:\p{L}+ ){0,3}off|sums? (?:\p{L}+ ){0,3}up|conclude|concluding|finish(?! (?:your|the|each|that|this|an?) (?:thought|sentence|story|idea)))\b|\bend (?:with|by|it|your|on)\b|\b(?:strong|new|better|good|write an?other|add a|write a|make a) last (?:sentence|line)\b|\blast (?:sentence|line) (?:could|needs|should)\b|\bstops? (?:suddenly|too soon|there)\b/u;
const sums = /\b(?:sums?|summar\w+|most important|whole|main)\b/u;
const demands = /\b(?:want|should|act|action|must|do something)\b/u;
const personal = /\b(?:you (?:felt|feel|think|thought|learn\w*|remember)|how it felt)\b/u;

const closes =
  /\b(?:so|now|overall|all in all|conclusion|that's why|that is why|as you can see|always|never|again|ever|best|favou?rite|important|amazing|special|incredible|hope|should|must|need|remember|next time|one day|love|protect|save|future|whole|finally|at last|in the end|home|asleep|wish|learn\p{L}*|i|we|you|us|our)\b/iu;

/** What so many sentences name is what the text is about, and may end it. */
const OF_TOPIC = 3;

/** ‘The babies float back.’ ‘The babies are called glass eels.’: one more fact about the last thing told. */
function goesOnFromLast({ drafts }: OwnLook): boolean {
  const { before, after } = drafts.compared.alignment;
  const [last] = sentenceRuns(before).slice(-1);
  const at = drafts.compared.alignment.ofBefore[(last?.to ?? 0) - 1] ?? -1;
  const added = sentenceRuns(after).filter(({ from }) => at >= 0 && from > at);
  const [first] = added;
  if (last === undefined || first === undefined || added.length > MOST_ADDED) return false;
  const text = textAt(drafts.after, after, { from: first.from, to: added.at(-1)?.to ?? first.to });
  const had = new Set(keysIn(before, last));
  const subject = keysIn(after, first).find(isOfTopic) ?? '';
  const uses = sentenceRuns(before).filter((run) => keysIn(before, run).includes(subject)).length;
  return had.has(subject) && uses < OF_TOPIC && !closes.test(withoutHollowClosing(text));
}

/** A fact, and ‘The end. By Lucas’ (sentences). */
const MOST_ADDED = 3;

const AN_ENDING = 6;
const SAID = 3;

/** A new ending. */
export const endingWritten: Demand = {
  isAsked: ({ asked }) => ending.test(asked) && !/\bquestion\b/u.test(asked),
  met(look) {
    const now = wholeNow(look);
    if (!now.hasNewEnd) return shown('notYet', []);
    const fresh = withoutHollowClosing(asMeant(now.freshEnd));
    const said = saidAnew(fresh, look.comment);
    if (said < 2 && countWords(fresh) < AN_ENDING) return shown('notYet', []);
    const asWished = sums.test(look.asked)
      ? 'closingStatement'
      : demands.test(look.asked)
        ? 'closingArgument'
        : personal.test(look.asked)
          ? 'personalEnding'
          : null;
    const isSo =
      asWished === null
        ? said >= SAID && countWords(fresh) >= AN_ENDING
        : ruleOf(asWished).taken?.isSo?.({ ...now, fresh, freshEnd: fresh }) === true;
    if ((!isSo || sums.test(look.asked)) && goesOnFromLast(look)) return shown('notYet', []);
    if (!isSo) return null;
    const { length } = look.drafts.compared.alignment.after;
    const last = look.news.filter(
      ({ change, text }) => change.after.to >= length - 1 || now.freshEnd.includes(text),
    );
    return shown('done', proofOfNews(look, last), true);
  },
};

const opening =
  /\b(?:opening|introduction|(?:better|stronger|new|another|different|change|rewrite|exciting|interesting) (?:\p{L}+ ){0,3}first (?:sentence|line)|first (?:sentence|line) (?:could|needs|should|that)|hook)\b|\b(?:start|begin) (?:your (?:story|writing|recount|text) )?(?:with|by(?! tell| say))\b|\b(?:start|begin|open) (?:right |straight )?in(?:to)? the (?:middle|action)\b/u;
const announces =
  /\b(?:i(?: am|'m) going to|i will (?:be )?(?:tell|talk|writ)\w*|(?:this|my|today'?s?) (?:story|report|recount|writing|text|speech) is|tell you about|once upon a time|my name is|hi,? (?:my|i))/iu;
const opensWithSpeech = /^\W*["“‘'](?!\p{L}{1,2}['’])/u;
const opensWithSound = /^\W*\p{L}+!/u;

/** ‘Throw me straight into the game’. */
const atOnce = /\b(?:straight|right) (?:in|into)\b|\bin the middle of\b|\bhook\w*\b|\bgrabs?\b/u;

const tellingFirst =
  /\b(?:start|begin|open) (?:your \p{L}+ )?(?:by|with) (?:telling|saying|explaining|letting)\b/u;

/** ‘Start by telling us what it is’: so much is told anew in the first sentences. */
const FIRST = 2;
const TOLD = 2;

/** Something told at the beginning. */
export const toldFirst: Demand = {
  isAsked: ({ asked }) => tellingFirst.test(asked),
  met(look) {
    const { alignment } = look.drafts.compared;
    const end = sentenceRuns(alignment.after)[FIRST - 1]?.to ?? Infinity;
    const near = look.news.filter(({ change }) => change.after.from < end);
    const old = `${look.drafts.before} ${look.comment}`;
    const told = near.filter(({ fresh }) => saidAnew(fresh, old) >= TOLD);
    return told.length === 0 && saidAnew(freshOf(look.news), old) > TOLD && near.length === 0
      ? null
      : shown(told.length === 0 ? 'notYet' : 'done', proofOfNews(look, told), true);
  },
};

/** Another beginning: speech, a sound or a question. */
export const openingWritten: Demand = {
  isAsked: (look) =>
    opening.test(look.asked) &&
    !openers.isAsked(look) &&
    !tellingFirst.test(look.asked) &&
    moveAsked(look) === null &&
    !/\b(?:sentences (?:start|begin)|each|every|capital|paragraphs?)\b/u.test(look.asked),
  met(look) {
    const { alignment } = look.drafts.compared;
    const [first] = look.drafts.read.after.sentences;
    if (first === undefined) return null;
    const at = alignment.after.findIndex(({ end }) => end > first.start);
    const run = wholeSentences(alignment.after, { from: at, to: at + 1 });
    const near = look.news.filter(
      ({ change }) => change.after.from < run.to && change.after.to > run.from,
    );
    if (near.length === 0 || announces.test(first.text)) return shown('notYet', []);
    const proof = proofOfNews(look, near);
    const isSo =
      (/\bquestion\b/u.test(look.asked) && first.text.includes('?')) ||
      (/\b(?:speech|talk\w*|said|dialogue)\b/u.test(look.asked) &&
        opensWithSpeech.test(first.text)) ||
      (/\b(?:action|sounds?|noise)\b/u.test(look.asked) && opensWithSound.test(first.text)) ||
      (atOnce.test(look.asked) &&
        [opensWithSpeech, opensWithSound].some((is) => is.test(first.text)));
    return isSo ? shown('done', proof, true) : null;
  },
};
