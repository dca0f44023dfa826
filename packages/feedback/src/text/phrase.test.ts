import { expect, it } from 'vitest';
import {
  clearestFirst,
  closingPhrase,
  joinedPhrasesOf,
  openingPhrase,
  phraseAround,
  phrasesOf,
} from './phrase.ts';
import { hasSpeech, isSpoken } from './spoken.ts';
import { readStudentText } from './student-text.ts';

const placeOf = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

const around = (written: string, words: string) => {
  const text = readStudentText(written);
  return phraseAround(text, placeOf(text.text, words));
};

const sixteen =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
const late =
  'We walked all the way to the river with our bags and our lunch because the bus was late again.';
const rain = 'Then the rain came down on the tents all through the long night';

it.each([
  ['The dog ran home. It was hungry. We laughed.', 'hungry', 'It was hungry'],
  ['And so we ran home!', 'ran', 'we ran home!'],
  ['Did you see it? Yes.', 'see', 'Did you see it?'],
  ['We liked it. We ran to', 'ran', 'We ran to'],
  [`${sixteen}.`, 'ten', sixteen],
])('in “%s”, around “%s” stands a sentence that is short enough', (text, words, phrase) => {
  expect(around(text, words)).toBe(phrase);
});

it.each([
  [
    'Today I want to tell you that saying a name is the smallest, cheapest and quickest kindness that there is for anybody.',
    'smallest',
  ],
  [
    'You can see it best on a clear night in winter from Southland, Rakiura and Otago because they are the furthest south.',
    'Rakiura',
  ],
])('a part of a list is not quoted alone: “%s”', (text, words) => {
  expect(around(text, words) ?? '').not.toMatch(/^Rakiura|smallest$/u);
});

it('keeps ‘so’ where the verb comes next', () => {
  expect(around('I stopped. So did the bell. We ran.', 'bell')).toBe('So did the bell');
  expect(around('I stopped. So we ran.', 'ran')).toBe('we ran');
});

it('never cuts a number in two', () => {
  const sign =
    'Nobody has ever been hurt on any sign in our town, but the council spent $400,000 on a new one.';
  expect(around(sign, '400')).toBe('the council spent $400,000 on a new one');
  const share = 'We asked the whole school and the share of walkers was 62%. Then it rained.';
  expect(around(share, '62')).toBe('We asked the whole school and the share of walkers was 62%');
});

it.each([
  [late, 'walked', 'We walked all the way to the river with our bags'],
  [late, 'again', 'because the bus was late again'],
  // Three words are too few, and the clause after them comes first.
  [late, 'lunch', 'our lunch because the bus was late again'],
  [`${rain}, and then we woke.`, 'woke', 'then we woke'],
  [`${rain} and Tama woke up in a puddle.`, 'Tama', 'Tama woke up in a puddle'],
  [`${rain} and when we woke up our bags were wet.`, 'woke', 'when we woke up our bags were wet'],
  [
    `My big brown dog, who is nearly ten years old now, ran a long way down the steep hill.`,
    'ten',
    'who is nearly ten years old now',
  ],
  [
    `My big brown dog - the old one that limps - ran all the way down the long steep hill.`,
    'limps',
    'the old one that limps',
  ],
  [`${rain} the night before and it looked like a lake.`, 'lake', 'it looked like a lake'],
  [`Dad’s half-brown dog ran off, ${rain}.`, 'brown', 'Dad’s half-brown dog ran off'],
])('of a longer sentence “%s”, around “%s” stands the clause', (text, words, phrase) => {
  expect(around(text, words)).toBe(phrase);
});

it.each([
  ['a sentence of one word', 'Stop! We ran.', 'Stop'],
  ['what reaches into the next sentence', 'We ran. Then we sat.', 'ran. Then'],
  ['what reaches into the next clause', late, 'bags and our'],
  ['a clause of more than sixteen words', `${sixteen} seventeen.`, 'ten'],
  ['what would break off', `${rain} and the end of the, well, it was a long wait.`, 'end of'],
  ['a clause that leads on to another', `${rain} and since then we sat, ${rain}.`, 'since'],
  [
    'a speech tag without the speech',
    '"This is my new boss," he told a man called Big Dave, and Big Dave gave me a big orange mandarin.',
    'called',
  ],
  [
    'a verb without what was written',
    'Before we left I got a yellow sticky note and wrote "Your plant needs water" and I stuck it on the computer.',
    'yellow',
  ],
  [
    'a verb whose subject is before a comma',
    'There is only one house and the man who lives there, Mr Sefton, said he wants lights because kids throw stuff.',
    'lights',
  ],
  [
    'what is put without where',
    `You can stop the rust on metal by putting some paint on it or keeping it in a good dry place ${rain}.`,
    'rust',
  ],
  ['nothing but joining words', 'And so but. We ran.', 'so'],
  ['what stands before all sentences', '... We ran.', '...'],
])('never quotes %s', (_, text, words) => {
  expect(around(text, words)).toBe(null);
});

it.each([
  ['We ran (very fast. Then we sat.', 'ran', 'We ran'],
  ['"We ran," said Mum. Then we sat.', 'said', 'said Mum'],
])('in “%s”, quotes no half of a pair of marks', (text, words, phrase) => {
  expect(around(text, words)).toBe(phrase);
});

it('finds each phrase once, those without misspellings first', () => {
  const text = readStudentText('It was becuase of a dog. We saw the dog and a dog. A dog bit me.');
  expect(phrasesOf(text, /dog ?/giu)).toEqual([
    'We saw the dog and a dog',
    'A dog bit me',
    'It was becuase of a dog',
  ]);
  expect(clearestFirst(['becuase freind', 'becuase he ran', 'the dog ran', 'the cat ran'])).toEqual(
    ['the dog ran', 'the cat ran', 'becuase he ran', 'becuase freind'],
  );
});

it('a sentence opens and closes with its first and its last clause', () => {
  const text = readStudentText(late);
  const [sentence] = text.sentences;
  expect(openingPhrase(text, sentence)).toEqual([
    'We walked all the way to the river with our bags',
  ]);
  const rainy = readStudentText(`${rain}, and then we woke.`);
  expect(closingPhrase(rainy, rainy.sentences[0])).toEqual(['then we woke']);
});

it.each([
  late,
  '“It was not long enough,” he said.',
  '"Oops," whispered the fox.',
  'We ran along the beach with our kites in the wind, until the key clicked onto it.',
])('a sentence does not close with who spoke, or with half a sentence: %s', (written) => {
  const text = readStudentText(written);
  expect(closingPhrase(text, text.sentences.at(-1))).toEqual([]);
});

it('a sentence may close with what somebody said, told without marks', () => {
  const text = readStudentText('It’s what he said.');
  expect(closingPhrase(text, text.sentences.at(-1))).toEqual(['It’s what he said']);
});

it('where there is nothing to quote, a sentence opens and closes with nothing', () => {
  const text = readStudentText('Stop! 5.');
  for (const sentence of [undefined, ...text.sentences]) {
    expect(openingPhrase(text, sentence)).toEqual([]);
    expect(closingPhrase(text, sentence)).toEqual([]);
  }
});

it('tells what is spoken, wholly or in part', () => {
  const written = 'Mum said "come home now" and we ran.';
  const text = readStudentText(written);
  const at = (words: string) => placeOf(written, words);
  for (const words of ['come home now', 'come', 'now'])
    expect(isSpoken(text, at(words))).toBe(true);
  for (const words of ['"come home', 'now"', 'and we ran', 'Mum'])
    expect(isSpoken(text, at(words))).toBe(false);
  for (const words of ['said "c', 'w" and', 'home']) expect(hasSpeech(text, at(words))).toBe(true);
  for (const words of ['Mum said "', '" and we', 'ran'])
    expect(hasSpeech(text, at(words))).toBe(false);
});

it.each([
  'The ash was so thick that it turned the sky red in the far north, according to some people.',
  'The lake is so full of fish that it feeds every bird in the valley, including the shags.',
])('shows nothing that a sentence only adds at its end: “%s”', (written) => {
  const text = readStudentText(`We sat down. ${written}`);
  expect(closingPhrase(text, text.sentences.at(-1))).toEqual([]);
});

it('the name of a part is quoted as no sentence', () => {
  const text = readStudentText(
    'What happened: a mouse went for a walk.\nWe had one rule: nobody walks home alone.\n',
  );
  expect(text.sentences.flatMap((one) => openingPhrase(text, one))).not.toContain('What happened');
});

it('shows no condition without what comes of it', () => {
  const quoted = (written: string) => joinedPhrasesOf(readStudentText(written), /because/gu);
  const rabbits =
    'I reckon looking after my two rabbits on my own all year has taught me this better, because when I am late';
  expect(quoted(`${rabbits}, they let me know.`)).toEqual([]);
  expect(quoted(`${rabbits}.`)).toHaveLength(1);
});
