import { unquoted } from './task-talk.ts';

const place =
  /\b(?:(?<!in )order(?! to\b)|mov(?:e|ed|ing)|swap (?:the|these|those) \p{L}+ (?:round|around)|belongs?|(?:stand|put|keep|go)\b[^.?!]*\btogether|too (?:late|early|soon)|(?:at|to) the (?:start|beginning|end|top|bottom)|(?:tell|comes?|goes|happen(?:s|ed)|put)\b[^.?!]*\b(?:first|before|after|later|last)|beside the other|(?:take|leave|cut|cross)\b[^.?!]*\b(?:out|away)|cut|delete|remove)\b/iu;

/** Only new words can answer it. */
const asksForWords =
  /\b(?:add|describe|explain)\b|\b(?:say|tell|show|write|and)\b[^.?!]*\b(?:why|how)\b|\b(?:why|how)\b[^.!]*\?/iu;

/** Whether a step asks to move words, or to leave them out, so that no new word has to answer it. */
export function isAboutPlace(comment: string): boolean {
  const step = unquoted(comment);
  return place.test(step) && !asksForWords.test(step);
}
