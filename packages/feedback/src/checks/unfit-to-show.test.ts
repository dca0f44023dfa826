import { expect, it } from 'vitest';
import { sourceText } from './source-text.ts';
import { reasonToWithhold } from './unfit-to-show.ts';

const text =
  'My team got 9 out of 10 and we reached level 3. Tāne called me an idiot but Mum said damn, what a game! Girls always write more than boys, I think.';
const source = sourceText(text);
const reason = (comment: string) => reasonToWithhold(comment, source);

it.each([
  'This is an A+ piece.',
  'A+ from me!',
  'I’d call it a B plus.',
  'Your grade: A-',
  'You get an A for this.',
  'This deserves a solid B.',
  'This is A-grade writing.',
  'Full marks for the ending!',
  'Ten out of ten!',
  'I give this 7 out of 10.',
  'This gets 9/20.',
  'Your text is nine out of ten for effort.',
  'My team would say 9 out of 10 for your work.',
  'You got 85%.',
  'Your score is 12.',
  '★★★★☆',
  'A five-star story!',
  'This earns you a gold star.',
  'This is Level 2B.',
  'This is level three of the curriculum.',
  'You are at level four now.',
  'It is well below the standard for Year 6.',
  'You are above the expected level for your age.',
  'You write at a Year 4 level.',
  'This meets expectations.',
  'Your spelling is below the national average.',
  'This would be achieved with merit.',
  'This is a clear pass.',
  'That is good for your age.',
  'That is Level 2B.',
  'This is at curriculum level 4.',
  'Level 1 so far.',
  'I say 18 / 20.',
  '45 % of it works.',
  '12 marks for this.',
  'Grade: B+ from me.',
  'My score is 9',
  'Your mark is 12.',
  'A score of 75 for this.',
  'Your spelling: 80%',
])('withholds a grade: %s', (comment) => {
  expect(reason(comment)).toContain('grade');
});

it.each([
  'You’re hopeless at commas.',
  'You idiot, look again.',
  'You are such an idiot.',
  'You are dumb.',
  'Shut up and write.',
  'This is crap.',
  'Your damn commas are missing.',
  'What a stupid ending.',
  'You can’t spell.',
  'I hate it.',
  'You are bad at spelling.',
  'You’re really lazy.',
  'You are a careless reader.',
  'You are such a lazy boy.',
  'Your sentences are stupid.',
  'The ending was just pathetic.',
])('withholds what is unkind: %s', (comment) => {
  expect(reason(comment)).toContain('Be kind');
});

it.each([
  'Tāne wrote a better text than you did.',
  'Your story is better than Tāne’s.',
  'You use more detail than the rest of the class.',
  'This is the best story in the class.',
  'You write better than most students.',
  'Unlike your classmates, you use commas.',
  'Compared to other students, you do well.',
  'Girls often write well, and so do you.',
  'Boys usually find spelling hard.',
  'For a Māori student, this is surprisingly good.',
  'For a boy, you describe well.',
  'You are a slow learner, so take your time.',
  'Your dyslexia shows here.',
  'This is good, given that English is your second language.',
])('withholds a comparison, and what the student is: %s', (comment) => {
  expect(reason(comment)).toContain('not about the student');
});

it.each([
  'Your team gets 9 out of 10, and I can feel how glad they are.',
  'You tell us that you reached level 3, which is exciting.',
  'I felt it when Tāne called you an idiot.',
  'Mum says damn, and that sounds real.',
  'You claim that girls always write more; what proves it?',
])('lets a comment tell of what is in the text: %s', (comment) => {
  expect(reason(comment)).toBeNull();
});

it.each([
  'Four out of five sentences start with ‘I’.',
  'Nine out of ten of your sentences end with a full stop.',
  'Use a capital A for Auckland, and a capital C for the cat.',
  'A plus of your opening is that it is short.',
  'Take the story to the next level.',
  'The stars in the sky are a good detail, and so are the three stars on the flag.',
  'Mark where each sentence ends.',
  'Your ending is stronger than your opening.',
  'The second draft is clearer than Monday’s.',
  'The wave is taller than Tāne, and you let us see it.',
  'You are older than Tāne, so tell us what you know.',
  'Your story is longer than I expected.',
  'The boys in your story often run off; say where to.',
  'Nana is the oldest in the family, and the first in the water.',
  'Choose the best of the words on the class list.',
  'Read it to a classmate, or to your friends.',
  'Your ideas pass from one to the next.',
  'Spell it as it sounds, then check.',
  'You are careful with full stops, and you can spell hard words.',
  'The description gets right to the point.',
  'You score a goal in every line of that game.',
  'The bass line and the class are well described, and the assembly too.',
  'They reach level 9 of the game, then level 12.',
  'Five of the 12 words in “so cold” are new: 12 out of 30.',
  'Mark Brown waves, and Grace is at his side.',
  'His mark of Zorro is funny.',
  'Level 2 of the game is hard, and you show it.',
  'You used 5 out of 5 senses.',
  'More than 99% of it is just water, you say.',
  'The controller has 4 percent for hours, and I laughed.',
  'It meets the criteria, since each step has a verb.',
])('lets ordinary words be: %s', (comment) => {
  expect(reason(comment)).toBeNull();
});
