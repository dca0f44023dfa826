import { expect, it } from 'vitest';
import { sourceText } from '../../finding/source-text.ts';
import { texts, type Text } from '../../testing/sample-texts.ts';
import { reasonAgainstClaims } from '../untrue-claims.ts';

type Kind = 'strength' | 'nextStep';

const isUntrue = (text: Text, kind: Kind, comment: string): boolean =>
  reasonAgainstClaims(
    { kind, comment },
    { source: sourceText(texts[text]), names: [], studentName: 'Xi' },
  ) !== null;

it.each<[Text, Kind, string]>([
  ['story', 'nextStep', 'Your story would be easier to follow with paragraphs.'],
  ['story', 'nextStep', 'Nobody talks in this story, so let us hear Ari’s voice.'],
  ['story', 'nextStep', 'A few similes would help, since you haven’t used any so far.'],
  ['story', 'nextStep', 'Try starting with someone speaking.'],
  ['story', 'nextStep', 'You have written it in the third person; try telling it as yourself.'],
  ['story', 'nextStep', 'There is not one exclamation mark in the whole piece.'],
  ['story', 'nextStep', 'Think of a title for your story.'],
  ['story', 'nextStep', "Nearly every sentence starts with 'Suddenly', so vary your openers."],
  ['story', 'nextStep', 'You could use an ellipsis for suspense, because there are none.'],
  ['story', 'nextStep', "You use the word 'amazing' four times."],
  ['story', 'nextStep', "Most of your sentences begin with 'So'."],
  ['story', 'strength', 'You finish with a question that makes us wonder.'],
  ['story', 'strength', 'Your five similes paint a picture.'],
  ['story', 'strength', 'Telling it in the third person lets us see both children.'],
  ['story', 'strength', 'The brackets add a funny aside.'],
  ['story', 'strength', 'You begin with a question, which hooks me.'],
  ['letter', 'nextStep', 'Remember to begin your letter with a greeting.'],
  ['letter', 'nextStep', 'You should put your name at the bottom.'],
  ['letter', 'nextStep', 'The letter has no date, so add one at the top.'],
  ['letter', 'nextStep', 'Your letter is all one paragraph.'],
  ['letter', 'nextStep', 'Ask a question to make the councillor think, as you haven’t asked any.'],
  ['letter', 'nextStep', "You start every sentence with 'I'."],
  ['letter', 'nextStep', 'Add an address at the top, because there isn’t one.'],
  ['letter', 'nextStep', 'You could try brackets, as you have not used them.'],
  ['letter', 'nextStep', 'You forgot to sign off.'],
  ['letter', 'nextStep', "Sentences all start with 'Because'."],
  ['letter', 'nextStep', 'There are no commas in this letter.'],
  ['letter', 'strength', 'You open with a question that draws her in.'],
  ['letter', 'strength', 'Your P.S. is a funny touch.'],
  ['letter', 'strength', 'Your four reasons build up well.'],
  ['letter', 'strength', 'You end your letter with an exclamation.'],
  ['letter', 'strength', 'Your simile in the first line is strong.'],
  ['steps', 'nextStep', 'Number your steps so they are easy to follow.'],
  ['steps', 'nextStep', 'Tell the reader what they need at the start.'],
  ['steps', 'nextStep', 'Start each step with a verb.'],
  ['steps', 'nextStep', 'You should list your materials first.'],
  ['steps', 'nextStep', 'Your instructions don’t have a title.'],
  ['steps', 'nextStep', 'You only have three steps.'],
  ['steps', 'nextStep', "The steps are told as 'I did', so change them to commands."],
  ['steps', 'nextStep', 'You don’t mention scissors.'],
  ['steps', 'strength', 'Your eight steps are clear.'],
  ['steps', 'strength', 'Starting with a question makes us want to try.'],
  ['steps', 'strength', 'You wrote your steps in the past tense, as you did them.'],
  ['steps', 'strength', "Every step begins with 'First'."],
  ['poem', 'nextStep', 'Your poem does not rhyme yet.'],
  ['poem', 'nextStep', 'You might split your poem into verses.'],
  ['poem', 'nextStep', 'There isn’t a simile in this poem, so try one.'],
  ['poem', 'nextStep', 'You never use sound words, so add some.'],
  ['poem', 'nextStep', 'You could use commas in your poem as there are none.'],
  ['poem', 'strength', 'Your three verses flow well.'],
  ['poem', 'strength', 'Each verse has six lines.'],
  ['poem', 'strength', 'The question at the end lingers.'],
])('of a %s, a %s is untrue: %s', (text, kind, comment) => {
  expect(isUntrue(text, kind, comment)).toBe(true);
});
