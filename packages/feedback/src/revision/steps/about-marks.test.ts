import { describe, expect, it } from 'vitest';
import { isAboutLines } from './about-lines.ts';
import { isAboutMarks, mayBeMended } from './about-marks.ts';

describe('a step about capitals, marks, letters or lines', () => {
  it.each([
    'Give “koro” a capital.',
    'Check your capitals.',
    'Put a full stop after “home”.',
    'Check your full stops.',
    'Check your punctuation.',
    'Punctuate what Nana says.',
    'Put a comma in here.',
    'Use commas in your list.',
    'Where does the apostrophe go?',
    'Check your apostrophes.',
    'One speech mark is missing.',
    'Use speech marks.',
    'Use quotation marks.',
    'It needs a question mark.',
    'Use exclamation marks only once.',
    'Put in the talking marks.',
    'Spell “wensday” again.',
    'Check your spelling.',
    'You misspelt “frend”.',
    'There are misspellings in it.',
    'Start a paragraph here.',
    'Use paragraphs.',
    'Begin on a new line.',
    'It needs a line break.',
    'Use line breaks.',
    'Where does this sentence end?',
    'Show where the sentence ends.',
    'Show where your sentences stop.',
    'Where do the sentences begin?',
    'Show where the sentence begins.',
    'Show where the sentence stops.',
    'Show where your sentences start.',
    'Show where the sentence starts.',
    'This is a run-on.',
    'This is a run on.',
    'It is a long runon.',
    'Proof-read it once more.',
    'Try proofreading it aloud.',
    'Edit it once more.',
    'It needs editing.',
    'Put a macron on “pa”.',
    'Use macrons.',
    'CHECK YOUR CAPITALS.',
    'Write your title in small letters.',
    'Put a hyphen between “well known”.',
    'How is “frend” spelt?',
    'Should “alot” be two words?',
    'Which mark does a question end with?',
    'What does a sentence need?',
    'Which vowel is long?',
    'Tāpirihia ngā tohu kōrero.',
    'Me pū matua te ingoa.',
  ])('can be answered by correcting them: %s', (comment) => {
    expect(isAboutMarks(comment)).toBe(true);
  });

  it.each([
    'Tell me more about the capitalists.',
    'What did the expedition find?',
    'Was the train runny?',
    'Add another sentence about Koro.',
    'Find two words for how it moved.',
    'What did the waka look like?',
  ])('is none that asks for words: %s', (comment) => {
    expect(isAboutMarks(comment)).toBe(false);
  });
});

describe('a step about lines', () => {
  it.each([
    'Start a paragraph here.',
    'Use paragraphs.',
    'Begin on a new line.',
    'Use new lines.',
    'It needs a line break.',
    'Use line breaks.',
    'Give each step its own line.',
    'Put them on their own lines.',
    'USE PARAGRAPHS.',
  ])('asks for new ones: %s', (comment) => {
    expect(isAboutLines(comment)).toBe(true);
  });

  it.each(['What did the fishing line catch?', 'Check your capitals.'])(
    'is none that asks for something else: %s',
    (comment) => {
      expect(isAboutLines(comment)).toBe(false);
    },
  );
});

describe('a step whose own words were only corrected', () => {
  it.each(['How do names begin?', 'Is it then or than?', 'Show that the head is the duck’s.'])(
    'may be answered: %s',
    (comment) => {
      expect(mayBeMended(comment)).toBe(true);
    },
  );

  it.each([
    'Why was it fun?',
    'Tell us who came.',
    'What did it taste like?',
    'Find another word.',
  ])('is not: %s', (comment) => {
    expect(mayBeMended(comment)).toBe(false);
  });
});
