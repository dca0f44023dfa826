import type { Point } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { checkPoint } from './check-point.ts';
import { sourceText } from './finding/source-text.ts';

const text = `A Beach Day

On Saturday my friend Tāne and my nana went to Pukehina beach with me. The waves were as tall as houses and they crashed like thunder. I ran into the water and screamed because it was freezing! Then we beleived we saw a shark but it was just a log.

“Get out of there right now!” Nana said. We had a hāngī with our whānau at 5 o’clock and ate 12 kōura. The seagull level of noise was 10 out of 10. The seagulls stole one of my chips and I was not happy.

At the end of the day I felt tired but proud because I swam past the breakers. My score was 3 waves and my grade was A plus, Tāne said, and he called me an idiot for swimming that far. You can see a picture at www.pukehina.co.nz.`;

const against = {
  source: sourceText(text),
  wordCount: 70,
  readingLevel: null,
  studentName: 'Hana',
  isPraise: false,
  isSparing: false,
  standIns: ['Casey', 'Riley', '[link 1]'],
  criteria: ['Uses words that help the reader see, hear and feel what is going on.'],
};

const kept = (kind: Point['kind'], comment: string, example: string | null = null) =>
  checkPoint({ kind, comment, quotations: [], example, skill: null }, against);

describe('an honest comment passes as it stands', () => {
  it.each([
    'Kia ora Hana! I could hear the sea in “they crashed like thunder”, because thunder is a sound I know.',
    'Kia ora e hoa, “as tall as houses” let me see how small you felt beside those waves.',
    'Tēnā koe Hana. Your opening tells me who, where and when in one sentence: “On Saturday my friend Tāne”.',
    'Mōrena Hana! “The seagulls stole one of my chips” made me laugh out loud.',
    'Hi Hana, what a day at Pukehina! I like how you named the beach.',
    'Ka pai, Hana! You used macrons in “hāngī” and “whānau”, and that shows care.',
    'Tino pai! The kōura and the hāngī bring your whānau day to life.',
    'Ka rawe! “12 kōura” is an exact number, so I can picture the pile.',
    'You used two similes, “as tall as houses” and “like thunder”, and each does its own job.',
    'There are three paragraphs, and each has its own part of the day.',
    'The time, “5 o’clock”, helps me follow the day from the morning to the evening.',
    'Ten out of the twelve sentences end with a full stop, so your reader never gets lost.',
    'You wrote “I felt tired but proud”, and having two feelings at once is true to life.',
    'I enjoyed Tāne’s part in the story, since we find out what sort of friend he is.',
    'Nana’s order, “Get out of there right now!”, is short and sharp, just like her.',
    'Your dialogue sounds real. I can hear Nana in “right now!” – she is not joking.',
    'The word “screamed” is stronger than a plain verb, and it tells me how cold it was.',
    'Since your last draft you have added how you felt, “tired but proud”, and the ending is better for it.',
    'This draft is clearer than your first one: now I know where you were.',
    'You have more detail here than in your earlier text, such as “past the breakers”.',
    'Your second paragraph is longer than the first, and it holds the funniest moment.',
    'You built up to the scary part well: first the waves, then the shark, and at last the log.',
    'I like the way you level out the excitement after the shark with a quiet meal.',
    'The level of detail in “it was just a log” is right for a surprise.',
    'You wrote at just the right length about the log.',
    'The bad-tempered seagulls are the villains here, and “I was not happy” shows it.',
    'That horrible cold water! “it was freezing” makes me shiver, Hana.',
    'You let Nana be funny, and she is a good character to have in the story.',
    'You end where you should, with “I swam past the breakers”: it is what you are proudest of.',
    'Great work on your punctuation, e.g. the exclamation mark after “freezing”.',
    'I gave a cheer when I got to “past the breakers”!',
    'Your score of “3 waves” is a nice touch that other surfers will understand.',
    'The part where Tāne says you got “A plus” is a joke between friends, and it works.',
    'You are telling it in the past tense from start to finish.',
    'You took your time with the log, and that is what makes it funny.',
  ])('strength: %s', (comment) => {
    const { point, failed, reasons } = kept('strength', comment);
    expect(reasons).toEqual([]);
    expect(failed).toEqual([]);
    expect(point?.comment).toBe(comment);
  });

  it.each([
    'Next, look again at “beleived”. Say it slowly and check the middle of it in a dictionary.',
    'Next, tell us what you did between “I ran into the water” and the shark.',
    'Try a stronger word than ‘ate’ for the hāngī, such as ‘gobbled’ or ‘tucked into’.',
    'Could you start one of your sentences with ‘After’ or ‘While’ to join two ideas?',
    'Choose two of your sentences and join them with ‘because’ or ‘so’.',
    'Find three places where you could add what you heard, and write one sentence for each.',
    'You have told me the water was cold. Now show it: what did your hands, feet and teeth do?',
    'Read your last paragraph aloud. Where do you take a breath? Put a full stop there.',
    'Add a line about Tāne. What did he say or do when you thought that you saw a shark?',
    'Your story needs one more sentence at the end, about what you would do next time.',
    'Bring the seagulls back in your ending, so that the reader remembers them.',
    'Begin your second paragraph with where you are, for example on the sand or at the hāngī.',
    'For the next draft, take the story to the next level: slow down at “we saw a shark”.',
    'Try to make your ending as strong as your opening.',
    'Your ending is shorter than the rest. Add one or two sentences to it.',
    'In your next draft, put the speech on a new line each time someone new speaks.',
    'Check your use of commas: put one after “On Saturday” and after other words that tell when.',
    'You could use a frame such as ‘I felt … because …’ to tell us about it.',
    'Put a macron on the long vowels in the te reo Māori words that you add.',
    'Kia kaha! Add the sound of the seagulls next to “stole one of my chips”.',
    'Who called out first, you or Tāne? Tell the reader, so that they can see it.',
    'Go back to “they crashed like thunder” and add one more sense: a smell or a taste.',
    'Write 2 or 3 sentences about how it feels to be out there beyond the breakers.',
    'The picture is at “www.pukehina.co.nz”; tell us in words what it shows.',
    'Leave out one of the two ‘and’s in the first sentence, and see if it reads better.',
    'What did Nana think? Ask her, and then write what she tells you in her own words.',
    'Swap ‘not happy’ for a word that says how cross you were.',
    'Make the reader wait a little longer before you tell us that it was just a log.',
    'Put yourself in the reader’s place: could they find the beach on a map?',
    'Change the order: what if the seagulls came before the hāngī?',
  ])('next step: %s', (comment) => {
    const { point, failed, reasons } = kept('nextStep', comment);
    expect(reasons).toEqual([]);
    expect(failed).toEqual([]);
    expect(point?.comment).toBe(comment);
  });

  it.each([
    'My toes went numb on the icy rocks.',
    'As the sun set, the old dog sighed.',
    'I felt … because …',
    'The kererū landed with a thud!',
    'First, we … Then, we …',
  ])('example: %s', (example) => {
    const step = 'Next, tell us more about the water.';
    const { point, failed, reasons } = kept('nextStep', step, example);
    expect([reasons, failed, point?.example]).toEqual([[], [], example]);
  });
});
