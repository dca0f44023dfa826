import { neighbour, type Run } from '../letters/runs.ts';
import { wordSet } from '../../text/word-set.ts';
import { modals } from '../words/word-classes.ts';

const you = /^(?:you|u|ya)$/u;
const youAre = /^(?:your|youre|ur|yr)$/u;
const others = /^(?:i|he|she|we|they)$/u;
/** After a subject, these leave no room for another verb before it: ‘will you are’. */
const finite =
  /^(?:am|m|are|r|re|is|was|were|didnt|dont|doesnt|wasnt|werent|isnt|arent|cant|wont)$/u;
/** A clause may follow these: hope you are well. */
const wishing = /^(?:hope|wish|trust|pray|say|see|read|care|bet)$/u;
/** “Lucky you are here.” */
const remarks = /^(?:lucky|happy|good|best)$/u;
/** What is said to somebody’s face, and hardly ever wished. */
const praise = wordSet(`
my the so a an such very really always best awesome amazing funny kind nice cool smart brave clever great fast strong
cute weird silly annoying mean rude crazy good
`);
/** They come before whoever is spoken to. */
const calling = /^(?:|sorry|thanks|hi|hello|hey|bye|dear|oh|ok|okay|yes|no|please|and|but|so)$/u;

/**
 * Whether somebody is spoken to by a word that may be a verb, too, as the sentence that follows
 * tells: “will you are my best friend”, “mark I love it”, “hope your so funny”.
 */
export function isSpokenToFirst(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (!calling.test(neighbour(runs, at, -1))) return false;
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  const isClause = you.test(after) && finite.test(after2);
  if (wishing.test(letters) || remarks.test(letters))
    return isClause
      ? praise.has(neighbour(runs, at + 1, 2))
      : youAre.test(after) && praise.has(after2);
  if (isClause || (youAre.test(after) && praise.has(after2))) return true;
  return others.test(after) && (finite.test(after2) || !modals.has(letters));
}
