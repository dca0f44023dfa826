/** How a letter or a diary takes leave: “Anyway I better go because I have netball”. */
const leaving =
  /\b(?:i|we)(?:['’](?:d|ve))? (?:(?:had )?better|(?:have |got |have got )to|gotta|must|need to) (?:go|stop|finish|run|dash|leave you)(?: (?:now|writing|here|to bed)){0,2},? (?:because|cos|so that)\b/iu;

/** Says what the writing is for, or excuses it. */
const ofItself =
  /\b(?:sorry|apologi[sz]e)\b|\b(?:can['’]?t|cannot|could not|couldn['’]?t|haven['’]?t) wr(?:ite|itten)\b|\b(?:i['’]m|i am|we are|we['’]re) (?:\p{L}+ )?(?:writing|telling|saying)\b|\bwr(?:ite|ote|itten)(?: \p{L}+)? \d+ words\b/iu;

/** Would rather not write: nothing in it is worth a good word. */
const unwilling =
  /\b(?:hate|(?:don['’]?t|didn['’]?t|do not|did not) (?:really |even )?(?:like|want to|feel like|care about)) (?:doing (?:this|my) )?writ(?:e|ing)\b|\b(?:don['’]?t|do not) (?:really )?(?:know|no) what (?:else )?to (?:say|write|put)\b/iu;

/** Whether a sentence speaks of the writing itself: its ‘because’ gives no reason for an idea. */
export const isAboutWriting = (words: string): boolean =>
  leaving.test(words) || ofItself.test(words) || isUnwilling(words);

/** Whether a sentence says that its writer would rather not write, or knows nothing to write. */
export const isUnwilling = (words: string): boolean => unwilling.test(words);
