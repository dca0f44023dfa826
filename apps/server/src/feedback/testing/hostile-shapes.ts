import { filled, repeated, wordOf, type Shape } from './hostile-shape.ts';
import { joinedShapes } from './hostile-joined-shapes.ts';
import { variedShapes } from './hostile-varied-shapes.ts';

const ending = (name: string, piece: string, last = ''): Shape => ({
  name,
  text(length) {
    const opening = 'It was fun. I said “';
    return opening + filled(piece, length - opening.length - last.length) + last;
  },
});

const words =
  'the cat sat on a mat and it was very happy because we went to the beach with mum when she said hello then they all ran home'.split(
    ' ',
  );

const oneSentence: Shape = {
  name: 'one sentence without an end',
  text(length) {
    const parts: string[] = [];
    let size = 0;
    for (let i = 0; size < length; i++) {
      const word = words[(i * i + 7 * i) % words.length] ?? '';
      parts.push(word);
      size += word.length + 1;
    }
    return parts.join(' ').slice(0, length);
  },
};

const differentWords: Shape = {
  name: 'words that all differ',
  text(length) {
    const parts: string[] = [];
    for (let i = 0; parts.length * 6 < length; i++) parts.push(wordOf(i));
    return parts.join(' ').padEnd(length, 'a').slice(0, length);
  },
};

/** Of texts that are crafted, or have grown, to be slow to read. */
export const hostileShapes: readonly Shape[] = [
  repeated('one letter', 'a'),
  repeated('one capital', 'A'),
  repeated('one small word', 'a '),
  repeated('one word, one space', 'because '),
  repeated('laughing', 'haha'),
  repeated('spaces', ' '),
  repeated('line breaks', '\n'),
  repeated('CRLF', '\r\n'),
  repeated('tabs and spaces', '\t '),
  repeated('spaces and line breaks', '   \n'),
  repeated('no-break spaces', '\u00A0'),
  repeated('a full stop after each letter', 'a. '),
  repeated('full stops', '.'),
  repeated('exclamation and question marks', '!?'),
  repeated('dots and letters', 'a.'),
  repeated('hyphens', '-'),
  repeated('hyphenated letters', 'a-'),
  repeated('commas', 'a, '),
  repeated('double quotes', '"'),
  repeated('quoted letters', '"a" '),
  repeated('opening quotes', '“'),
  repeated('nested quotes', '“a ‘b ” c’ '),
  repeated('apostrophes', "'"),
  repeated('apostrophes between letters', "a'"),
  repeated('open single quotes', " 'a"),
  repeated('brackets', '('),
  repeated('nested brackets', '([{<'),
  repeated('letters in brackets', '(a) '),
  repeated('at signs', '@'),
  repeated('letters and at signs', 'a@'),
  { name: 'exclamation marks and a letter', text: (length) => `${filled('!', length - 1)}a` },
  { name: 'a dot in letters, and hyphens', text: (length) => `a dot ${filled('-', length - 6)}` },
  { name: 'an at sign and letters', text: (length) => `@${filled('a', length - 1)}` },
  { name: 'letters and an at sign', text: (length) => `${filled('a', length - 1)}@` },
  { name: 'an address that never ends', text: (length) => `a@${filled('b.', length - 2)}` },
  repeated('beginnings of links', 'www.'),
  repeated('protocols', 'http://'),
  repeated('a link of dots', 'a.com.'),
  repeated('digits', '1'),
  repeated('digits and spaces', '021 '),
  ...[',', '.', ':', '/', '-', '%'].map((mark) => repeated(`digits and “${mark}”`, `1${mark}`)),
  repeated('numbers with points', '1.1 '),
  repeated('figures apart', '0 2 1 '),
  repeated('figures in words', 'oh two one '),
  repeated('digits of another script', '٣'),
  repeated('streets with numbers', '12 Kea Street Kea Kea '),
  repeated('numbers before words', '12 kea kea kea '),
  repeated('user names', 'my snap is add me on snap '),
  repeated('written-out addresses', 'a dot a at a dot '),
  repeated('dates of birth', 'born on 1/1/'),
  repeated('ways to reach a child', 'my number is 021 5 '),
  repeated('numbers in brackets', '(021) '),
  repeated('emoji', '😀'),
  repeated('emoji with joiners', '👩‍👩‍👧‍👦'),
  repeated('half surrogates', '\uD83D'),
  { name: 'stacked marks', text: (length) => `a${filled('\u0304', length - 1)}` },
  repeated('letters with marks apart', 'a\u0304'),
  repeated('zero-width spaces', 'a\u200B'),
  repeated('right to left', 'שלום '),
  repeated('characters without spaces', '字'),
  repeated('sentences of characters', '我去学校。'),
  repeated('syllables of a block each', '나는 학교에 갔다. '),
  repeated('signs above and below', 'मैं स्कूल गया। '),
  repeated('characters of two units', '𠮷'),
  repeated('syllables without spaces', 'ngawhakatane'),
  repeated('vowels', 'aeiou'),
  ending('an open quotation', 'a '),
  ending('ending in a sign', 'b ', '@'),
  repeated('near-miss quotations', 'the cat sat on the mxt and the cxt sat on '),
  repeated('a name', 'Hana '),
  repeated('a name in small letters', 'hana'),
  repeated('a name beside words', 'my friend Hana said Will may hope '),
  repeated('bold', '**a** '),
  repeated('underscores', '_a'),
  repeated('stars', '*'),
  repeated('Markdown links', '[a](b) '),
  repeated('open Markdown links', '[a]('),
  repeated('headings', '# a\n'),
  repeated('list marks', '- a\n'),
  repeated('numbered lists', '1. a\n'),
  repeated('tags', '<b>a</b>'),
  repeated('open tags', '<a '),
  repeated('scripts', '<script>'),
  repeated('entities', '&amp'),
  repeated('dots that leave out', 'a … b ... '),
  repeated('mentions of time', 'first then next after that '),
  repeated('it was so', 'it was so so '),
  repeated('because and a word', 'because a b, '),
  repeated('When and letters', 'When a '),
  repeated('short lines', 'a\n'),
  repeated('questions', 'why? '),
  repeated('misspelt words', 'becuase thier freind '),
  oneSentence,
  differentWords,
  ...variedShapes,
  ...joinedShapes,
];
