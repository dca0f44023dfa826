import { describe, expect, it } from 'vitest';
import { ruleOf, rules, type RuleName } from './all-rules.ts';
import type { Rule, Taken } from './rule.ts';

const all = Object.keys(rules) as RuleName[];
const those = (isOne: (rule: Rule) => boolean) =>
  all.filter((name) => isOne(ruleOf(name))).toSorted();
const sorted = (names: string) => names.split(' ').toSorted();

const answeredBy: Record<Taken['by'], string> = {
  measuring: 'amounts howBig',
  spelling: 'apostrophes listedMisspelling soundAlikes strayApostrophes wordsToCheck',
  adding:
    'shownQuality acrostic bareSentence bigMoment briefestAnswer careNeeded compareSize crowdedMoment figureSource noFeelings readerQuestion readyWhen reasons sayMore senses toldFeeling unnamedProof vagueClaims vagueThings whyStep bareConclusion breaksOff closingArgument closingStatement didItWork evidenceGiven loneReason materials orientation otherSide personalEnding position quickEnding thinAnswer thinPart unlistedThing vagueDemand onlyWishes plannedCase plannedStory chosenMoment summedUp fewReasons listedEvents noDefinition noSignOff noThanks oneReason askedAbout checkedEnding harderObjection lastPart readersReply stayedMoment triedOut bareThing doubtersQuestion leastBelieved shownOpinion termToExplain whySo passedOver',
  marking:
    'capitals commaSplice endMarks owners runOn smallNames speechCommas speechMarks strungAnds heardAloud',
  joining: 'choppy halfSentence',
  takingOut: 'commandVerbs simile stepsDone repeatedThen',
  leavingOut: 'impersonalTone otherDemand storyInArgument storyInSteps',
  opening: 'linkingWords openers subjectFirst plainOpening stepsInOrder sameStart otherOrder',
  swapping:
    'haiku nameCalling plainWord plainestWord sameReason strongVerb tiredWord vagueWords deadEnding dreamEnding rudeToReader undecidedEnd leftUnanswered ofAnyBook plainVerse softDemand triedEnding weakestWord platitude hollowEnding',
  inflecting: 'pastTense presentFacts verbForms',
  quoting: 'speech',
  ordering: 'pastEnding afterthought factsApart lateDefinition lateMaterials misplacedFact',
  breaking: 'askedHeadings askedParagraphs crowdedStep headings paragraphs stepLines',
};

describe('in a second draft, a step is taken', () => {
  it.each(Object.entries(answeredBy))('by %s: %s', (by, names) => {
    expect(those(({ taken }) => taken?.by === by)).toEqual(sorted(names));
  });

  it('at its own place alone, if it is about those words', () => {
    expect(those(({ taken }) => taken?.where === 'here')).toEqual(
      sorted(
        'acrostic briefestAnswer evidenceGiven haiku shownQuality apostrophes bareSentence bigMoment compareSize linkingWords listedMisspelling owners plainWord plainestWord readyWhen sayMore soundAlikes speechCommas speechMarks strayApostrophes strungAnds toldFeeling vagueClaims vagueThings whyStep wordsToCheck loneReason thinAnswer thinPart vagueDemand askedAbout bareThing doubtersQuestion heardAloud otherOrder readersReply shownOpinion termToExplain triedEnding whySo passedOver',
      ),
    );
  });

  it('anywhere, if it is about the whole text', () => {
    expect(those(({ taken }) => taken?.where === 'anywhere')).toEqual(
      sorted(
        'careNeeded figureSource noFeelings openers readerQuestion senses speech tiredWord vagueWords afterthought pastEnding bareConclusion breaksOff closingArgument closingStatement didItWork factsApart headings lateDefinition lateMaterials materials onlyWishes orientation otherSide personalEnding plainOpening position repeatedThen unlistedThing chosenMoment fewReasons listedEvents noDefinition noSignOff noThanks misplacedFact oneReason checkedEnding harderObjection lastPart stayedMoment triedOut askedHeadings askedParagraphs weakestWord',
      ),
    );
  });

  it('in many ways, some of which a rule recognises', () => {
    expect(those(({ taken }) => taken?.isOneOfMany === true)).toEqual(
      sorted(
        'askedAbout askedHeadings askedParagraphs bareThing checkedEnding chosenMoment doubtersQuestion harderObjection heardAloud lastPart leastBelieved otherOrder readersReply sameStart shownOpinion stayedMoment termToExplain triedEnding triedOut weakestWord whySo',
      ),
    );
  });

  it('in full only where no such place is left, if it is about all of them', () => {
    expect(those(({ taken }) => taken?.isEverywhere === true)).toEqual(
      sorted('capitals commandVerbs endMarks pastTense smallNames stepLines stepsDone verbForms'),
    );
  });
});

it('facts, arguments and instructions are not asked for what belongs in stories', () => {
  expect(those((rule) => rule.storiesOnly === true)).toEqual(
    sorted(
      'backgroundOpening resultFirst solvedByOthers bareSentence bigMoment crowdedMoment feelings noFeelings pastTense senses speech speechMarks timeWords toldFeeling toldInPast deadEnding dreamEnding noTrouble orderOfEvents orientation personalEnding problem quickEnding settledEnding timeOrder toldOpening whoAndWhere chosenMoment stayedMoment listedEvents passedOver summedUp askedPast askedSpeech lateTrouble askedOutcome',
    ),
  );
});
