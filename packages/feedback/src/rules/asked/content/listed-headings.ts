import { headingLines } from '../../../text/lines/headings.ts';
import { mayHead } from '../../../text/lines/may-head.ts';
import { literally } from '../../../text/searching/literally.ts';
import type { StudentText } from '../../../text/student-text.ts';
import type { Span } from '../../../text/words.ts';

/** What a task lists that is no part under a heading of its own. */
const noPart =
  /^(?:titles?|headings?|sub-?headings?|headlines?|introductions?|openings?|beginnings?|endings?|conclusions?|diagrams?|pictures?|photos?|maps?|drawings?|illustrations?|captions?|labels?|facts?|words?|verbs?|sentences?|paragraphs?|steps?|reasons?|examples?|details?|numbers?|names?|dates?|quotes?|tips?|colou?rs?|tense|own|you|it|more)$/u;

/** “Possible solutions under subheadings” asks for solutions. */
const around =
  /^\W*(?:(?:use|using|include|including|with|write|have|the|a|an|your|its|their|some|any|possible|following|sub-?headings?|headings?|for|like|such|as|and|about|of)\b\W*)+|\b(?:under|as|with|in|using|for) (?:\p{L}+ ){0,3}(?:sub-?headings?|headings?|sections?|parts?)\b.*$/giu;

/** “Results in a table”, “a conclusion that says …” */
const goesOn = /^(\p{L}+) (?:that|which|in|of|to|where) .*$/iu;
const aList = /^lists? of /iu;

/** ‘Natural causes’, ‘What you will need’ (words). */
const A_NAME = 2;
const A_HEADING = 4;

/** A text with so many of the parts of a list has been sorted by it. */
const FEWEST = 2;

/** Of an experiment, whose conclusion is a part like the others. */
const ofExperiment = /\b(?:method|results?)\b/iu;

/** What a sentence of a task lists, in words that could stand as headings. */
function listIn(sentence: string): string[] {
  const items = sentence.split(/[,:;()/.!?]|\s(?:and|&|or|with|includ\p{L}*)\s/iu);
  return items
    .map((one) =>
      one.replace(around, '').trim().replace(aList, '').replace(goesOn, '$1').toLowerCase(),
    )
    .filter((one) => one !== '' && one.split(' ').length <= A_NAME);
}

const stemOf = (name: string): string =>
  (name.split(' ').at(-1) ?? name).replace(/(?:ies|es|s|y)$/u, '');

const holds = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${literally(stemOf(name))}`, 'iu').test(text);

/** The first part of a list in the task for which a text, sorted by the others, has no heading. */
export function missingHeading(
  text: StudentText,
  task: string,
): { name: string; next: Span | undefined } | undefined {
  const lines = text.lines.filter((line) => mayHead(line.text, A_HEADING));
  if (lines.length < FEWEST) return undefined;
  for (const sentence of task.split(/(?<=[.!?\n])/u)) {
    const list = listIn(sentence);
    const headed = list.map((name) => lines.find((line) => holds(line.text, name)));
    const isSorted =
      new Set(headed.filter((one) => one !== undefined)).size >= FEWEST &&
      headingLines(text).every((line) => headed.includes(line));
    const isPart = (name: string) =>
      !noPart.test(stemmed(name)) || (/^conclusions?$/u.test(name) && ofExperiment.test(sentence));
    const first = headed.findIndex((one) => one !== undefined);
    const at = list.findIndex(
      (name, i) => i > first && headed[i] === undefined && isPart(name) && !holds(text.text, name),
    );
    if (isSorted && at >= 0)
      return { name: list[at] ?? '', next: headed.slice(at).find((one) => one !== undefined) };
  }
  return undefined;
}

const stemmed = (name: string): string => name.split(' ').at(-1) ?? name;
