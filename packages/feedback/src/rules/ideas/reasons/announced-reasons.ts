import { meant } from '../../../language/spelling/meant.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';

/** What begins a reason: “My first reason is that”, “Secondly,”. */
const announcing =
  /^(?:and )?(?:(?:(?:my|the|one|another|a) )?(?:(?:first|second|third|fourth|next|last|other|final|main) )?(?:reason|point) (?:(?:why|for) [^.,]{0,40} )?is (?:that |because )?|(?:first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|fourthly|to (?:begin|start) with|finally|lastly|in addition)(?:,| (?=\p{L}+ (?:\p{L}+ ){0,2}(?:is|are|was|were|will|would|can|could|helps?|makes?|keeps?|gives?|puts?|takes?|saves?|lets?|stops?)\b)) ?)/iu;

/** What comes when the reasons have been given, or what others say against them. */
const after =
  /^(?:so\b|in conclusion|to conclude|to sum up|overall|that['’]?s why|that is why|please|therefore|however|but|some (?:people|of you|kids|parents|teachers)|others?\b|(?:you|people|they) (?:may|might) (?:think|say|ask|wonder|worry|argue)\b|i (?:hope|know)|for (?:these|all))\b/iu;

/** A reason that an argument announces. */
export interface AnnouncedReason {
  first: Sentence;
  /** What the first sentence says, however it is spelt, without the words that announce it. */
  said: string;
  /** All that is said for it, up to the next reason, the end of its paragraph or the conclusion. */
  sentences: readonly Sentence[];
  /** Nothing else can belong to it: another reason, the conclusion or the end follows. */
  isClosed: boolean;
}

/** The reasons that a text announces one by one, in order. */
export function announcedReasons(text: StudentText): AnnouncedReason[] {
  const prose = proseOf(text);
  const isNext = (one: Sentence) => announcing.test(meant(one)) || after.test(meant(one));
  return prose.flatMap((first, at) => {
    const words = announcing.exec(meant(first))?.[0];
    if (words === undefined) return [];
    const rest = prose.slice(at + 1);
    const end = rest.findIndex((one) => one.line !== first.line || isNext(one));
    const own = end === -1 ? rest : rest.slice(0, end);
    const next = rest[own.length];
    return [
      {
        first,
        said: meant(first).slice(words.length),
        sentences: [first, ...own],
        isClosed: next === undefined || isNext(next),
      },
    ];
  });
}
