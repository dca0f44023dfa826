import { isByline } from '../../../text/lines/byline.ts';
import { lowerWords } from '../../../text/words.ts';
import { shown, type Demand } from '../own-look.ts';

const asks =
  /\b(?:a|an|your|new|another|better|no|different|the) (?:\p{L}+ ){0,2}titles?\b|\b(?:give|name|call) (?:your|the|this) (?:story|recount|report|writing|poem|piece)(?: an?(?: \p{L}+)? name)?(?=\W*(?:$|[.!?]))|\btitle (?:that|which|for)\b/u;
/** ‘Underline your title’, ‘the title says’ */
const otherwise = /\b(?:capitals?|spell\w*|underline|(?:from|in) (?:the|your) title)\b/u;

/** A title, or another one. */
export const titlePut: Demand = {
  isAsked: ({ asked }) => asks.test(asked) && !otherwise.test(asked),
  met({ drafts: { read } }) {
    const { title } = read.after;
    if (title === null || isByline(title.text))
      return read.before.title === null ? shown('notYet', []) : null;
    const had = new Set(lowerWords(read.before.title?.text ?? ''));
    const fresh = lowerWords(title.text).filter((word) => !had.has(word));
    return shown(fresh.length > 0 ? 'done' : 'notYet', [title], true);
  },
};
