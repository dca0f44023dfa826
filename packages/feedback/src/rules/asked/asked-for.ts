/** “Two or more”, “one or two”: a number, and no choice between things. */
const ofNumbers =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten) or (?:\d+|two|three|four|five|six|seven|eight|nine|ten|more|fewer|less|so)\b/giu;

/** “For or against”, “whether or not” */
const noChoice = /\b(?:for or against|whether or not)\b/giu;

/** “A question, a sound or a surprising fact” goes on so until another demand begins. */
const offered = /^(?:(?!\b(?:and|but|then)\b)[^.!?;:(\n])*?\bor\b/iu;

/** “Your thoughts or feelings” */
const offeredBefore = /\bor (?:\p{L}+ ){0,3}$/iu;

/**
 * What a task asks for by a pattern without leaving a choice: “a question or a surprising statement”
 * asks for neither.
 * @param pattern without the flag `g`
 * @returns the first such match, or null
 */
export function askedFor(task: string, pattern: RegExp): RegExpExecArray | null {
  const plain = task.replace(ofNumbers, '$1').replace(noChoice, 'for');
  for (const sentence of plain.split(/(?<=[.!?\n])/u)) {
    const match = pattern.exec(sentence);
    if (match === null) continue;
    const rest = sentence.slice(match.index + match[0].length);
    if (!offered.test(rest) && !offeredBefore.test(sentence.slice(0, match.index))) return match;
  }
  return null;
}
