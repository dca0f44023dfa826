import { meant } from '../../../language/spelling/meant.ts';
import { argues } from '../../kind-of-writing/kind-of-writing.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import type { Part } from '../content/part.ts';

const counts = [
  { wanted: 2, name: 'two' },
  { wanted: 3, name: 'three' },
  { wanted: 4, name: 'four' },
  { wanted: 5, name: 'five' },
];

/** Each word that may be a number, in figures or letters; ‘one’ may be nobody's number. */
const figure =
  /\d[\d,.]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|quarters?|thirds?|twice|dozens?|first|second|third)\b/giu;

/** “1. Hold the ball” counts nothing. */
const listed = /^\s*\d+[.)]/gmu;

const figuresIn = (text: string): number => [...text.replace(listed, ' ').matchAll(figure)].length;

/** Something that a reader can check, in whatever words. */
const checkable =
  /\d|%|\b(?:per ?cent|hundreds?|thousands?|millions?|half|facts?|according|scientists?|researche?r?s?|stud(?:y|ies)|surveys?|experts?|doctors?|vets?|doc|website|books?|read|found|counted|measured|says|said|because|called)\b/iu;

/** “At least two numbers”, “three facts with figures” */
const countedFigures: Part[] = counts.map(({ wanted, name }) => ({
  part: `${name} facts with a number in each`,
  by: new RegExp(
    String.raw`\b(?:${name}|${String(wanted)})(?: or more)? (?:\p{L}+ )?(?:numbers\b|figures\b|statistics\b|stats\b|measurements\b|number facts\b|facts (?:with|that (?:have|use|include)|including) (?:an? )?(?:numbers?|figures?|dates?)\b)`,
    'iu',
  ),
  isOfWhole: true,
  isIn: ({ text }) => figuresIn(text) >= wanted,
  skill: 'evidence',
  where: 'beforeEnd',
}));

/** What tasks want a number of. */
export const countedParts: readonly Part[] = [
  ...countedFigures,
  {
    part: 'facts that a reader can check, such as a number or what an expert says',
    by: /\b(?:two|three|four|five|several|some|[2-5])(?: or more)? (?:\p{L}+ )?facts\b/iu,
    isIn: (text) => !argues(text) || isReview(text) || checkable.test(meant(text)),
    skill: 'evidence',
    where: 'beforeEnd',
  },
];
