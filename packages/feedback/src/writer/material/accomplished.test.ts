import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { rules, type RuleName } from '../../rules/all-rules.ts';
import { isChallenge } from '../../rules/challenge/challenges.ts';
import { isAccomplished, suitsStandard } from './accomplished.ts';

const sentence = 'The tide had turned, and the old jetty creaked under our feet. ';
const misspelt = 'The tide had turned becuase the old jetty creaked under our feet. ';

/** So many sentences of about twelve words, of which the first ones have a slip. */
const textOf = (sentences: number, slips = 0, slip = misspelt) =>
  readStudentText(slip.repeat(slips) + sentence.repeat(sentences - slips));

it('a text of eighty words without a slip is accomplished, and a shorter one is not', () => {
  expect(isAccomplished(textOf(7))).toBe(true);
  expect(isAccomplished(textOf(6))).toBe(false);
});

it('a text with a slip in a hundred words is accomplished, and one with more is not', () => {
  expect(isAccomplished(textOf(9, 1))).toBe(true);
  expect(isAccomplished(textOf(8, 1))).toBe(false);
});

it.each([
  ['an apostrophe', 'We didnt know how the old jetty creaked under our bare feet. '],
  ['agreement', 'We was late, and the old jetty creaked under our bare feet. '],
])('a slip of %s counts as one of spelling does', (_, slip) => {
  expect(isAccomplished(textOf(8, 1, slip))).toBe(false);
});

it('words that sound alike count, whichever they are', () => {
  const one = 'It was to hot, and the old jetty creaked under our bare feet. ';
  const another = 'We hid behind there school, and the old jetty creaked under our feet. ';
  const whole = sentence.repeat(10);
  expect(isAccomplished(readStudentText(whole + one))).toBe(true);
  expect(isAccomplished(readStudentText(whole + one + another))).toBe(false);
});

it('a step about style suits only a text that isn’t accomplished; an exact one and a challenge suit any', () => {
  expect(suitsStandard(textOf(9), 'sayMore')).toBe(false);
  expect(suitsStandard(textOf(6), 'sayMore')).toBe(true);
  expect(suitsStandard(textOf(9), 'listedMisspelling')).toBe(true);
  expect(suitsStandard(textOf(9), 'heardAloud')).toBe(true);
  expect(suitsStandard(textOf(9), 'closingArgument', 0.82)).toBe(true);
  expect(suitsStandard(textOf(9), 'closingArgument', 0.7)).toBe(false);
  expect(suitsStandard(textOf(9), 'commandVerbs', 0.95)).toBe(true);
  expect(suitsStandard(textOf(9), 'commandVerbs', 0.9)).toBe(false);
  expect(suitsStandard(textOf(9), 'pastTense', 0.95)).toBe(true);
  expect(suitsStandard(textOf(9), 'pastTense', 0.92)).toBe(false);
  expect(suitsStandard(textOf(9), 'presentFacts', 0.84)).toBe(true);
  expect(suitsStandard(textOf(9), 'presentFacts', 0.72)).toBe(false);
});

it.each([
  ['a capital', 'the tide had turned, and the old jetty creaked under our feet. '],
  [
    'a sentence’s end',
    'We ran along the beach and we swam out to the rock and we dived for kina and we dried off and we walked home and we ate chips and we slept. ',
  ],
  ['a name in lower case', 'I went with koro and anna to wellington on monday. '],
])('a slip of %s counts, too', (_, slip) => {
  expect(isAccomplished(textOf(8, 1, slip))).toBe(false);
});

it('only these steps suit an accomplished text, beside challenges: each is exact, or certain', () => {
  const text = textOf(9);
  const names = Object.keys(rules) as RuleName[];
  const suited = names.filter((name) => suitsStandard(text, name) && !isChallenge(name));
  expect(suited.toSorted().join(' ')).toBe(
    'afterthought apostrophes backgroundOpening bareConclusion careNeeded choppy closingArgument commaSplice commandVerbs crowdedMoment crowdedStep deadEnding dreamEnding factsApart figureSource halfSentence headings hollowEnding howBig impersonalTone lateDefinition lateMaterials lateTrouble lateView leftUnanswered listedEvents listedMisspelling loneReason misplacedFact nameCalling noFeelings noGreeting noOneTime noTrouble ofAnyBook oneOfKind oneReason onlyWishes openers otherDemand otherSide passedOver pastEnding pastTense personalEnding plainVerse platitude position presentFacts quickEnding repeatedThen resultFirst rudeToReader saidTwice sameReason senses shownQuality smallNames softDemand solvedByOthers soundAlikes speechCommas stepLines stepsDone storyForView storyInReport storyInSteps strayApostrophes strungAnds summedUp thinAnswer thinPart thinReason tiredWord toldAsStory toldFeeling turnsPersonal undecidedEnd unlistedThing unnamedProof vagueClaims vagueWords',
  );
  expect(names.every((name) => suitsStandard(textOf(6), name))).toBe(true);
});
