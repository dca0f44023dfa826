import { describe, expect, it } from 'vitest';
import { compareDrafts } from './compare-drafts.ts';
import { changesTold as told } from '../testing/changes-told.ts';

describe('comparing two drafts', () => {
  it('shows new words as written, and counts them', () => {
    const before = 'We saw lions. It was fun.';
    const after = 'We saw two lions. It was fun because they roared.';
    expect(told(before, after)).toEqual([
      ['added', null, 'two'],
      ['mended', 'fun.', 'fun'],
      ['added', null, 'because they roared.'],
    ]);
    expect(compareDrafts(before, after)).toMatchObject({ wordsAdded: 4, wordsRemoved: 0 });
  });

  it('tells a sentence that became another one as a whole', () => {
    const before = 'The dog sat on the mat. My mum was at the shop.';
    const after = 'The dog sat on the mat. A loud bang came from the kitchen and we ran.';
    expect(told(before, after)).toEqual([
      ['replaced', 'My mum was at the shop.', 'A loud bang came from the kitchen and we ran.'],
    ]);
  });

  it('finds sentences again that only moved', () => {
    const [one, two, three] = ['Dogs are very loyal.', 'Cats eat birds and mice.', 'Fish swim.'];
    expect(told(`${one} ${two} ${three}`, `${two} ${one} ${three}`)).toEqual([['moved', two, two]]);
    expect(compareDrafts(`${one} ${two}`, `${two} ${one}`)).toMatchObject({
      wordsAdded: 0,
      wordsRemoved: 0,
    });
  });

  it.each([
    ['spelling', 'On wensday we stoped.', 'On Wednesday we stopped.', 2],
    ['words run together', 'We play alot of games.', 'We play a lot of games.', 1],
    ['words that sound the same', 'I like there house.', 'I like their house.', 1],
    ['capitals', 'then i ran.', 'Then I ran.', 1],
    ['a full stop', 'We ran home then we ate.', 'We ran home. Then we ate.', 1],
    ['speech marks', 'He said stop.', 'He said “Stop!”', 1],
    ['macrons', 'We went to the pa and the wharenui.', 'We went to the pā and the wharenui.', 1],
    ['a new paragraph', 'We ran. Then we ate.', 'We ran.\nThen we ate.', 1],
  ])('tells %s that were mended from new words', (_, before, after, count) => {
    const { changes, wordsAdded, wordsRemoved } = compareDrafts(before, after);
    expect(changes.map(({ kind }) => kind)).toEqual(Array(count).fill('mended'));
    expect([wordsAdded, wordsRemoved]).toEqual([0, 0]);
  });

  it('tells a new sentence from new words in the one beside it', () => {
    const before = 'I fell over. Then we had cake.';
    expect(told(before, 'I fell over. My knee bled! At noon we had cake.')).toEqual([
      ['added', null, 'My knee bled!'],
      ['replaced', 'Then', 'At noon'],
    ]);
    expect(told(before, 'I fell over. Then we had soup. It was hot.')).toEqual([
      ['replaced', 'cake.', 'soup.'],
      ['added', null, 'It was hot.'],
    ]);
  });

  it('calls another right word replaced, however alike', () => {
    expect(told('We went to the beach.', 'We sent to the beach.')).toEqual([
      ['replaced', 'went', 'sent'],
    ]);
  });

  it.each([
    ['line ends', 'One day.\nWe ran.\n', 'One day.\r\nWe ran.'],
    ['empty lines', 'One day.\nWe ran.', 'One day.\n\n\nWe ran.'],
    ['soft line breaks', 'One day.\nWe ran.', 'One day.\vWe ran.'],
    ['spaces', 'One  day. We ran.  ', ' One day.\u00A0We ran.'],
    ['quotation marks', '"Stop," he said. It\'s late.', '“Stop,” he said. It’s late.'],
    ['macrons in another Unicode form', 'kōrero, whānau', 'kōrero, whānau'.normalize('NFD')],
    ['what is invisible', 'We waited.', 'We wai\u00ADted\u200B.'],
  ])('takes %s for no change', (_, before, after) => {
    expect(compareDrafts(before, after)).toEqual({ changes: [], wordsAdded: 0, wordsRemoved: 0 });
  });

  it('gives places in the texts as they are', () => {
    const before = `${'whānau'.normalize('NFD')} “kai” 😀 and we ate`;
    const after = `whānau "kai" 😀 and then we ate`;
    expect(told(before, after)).toEqual([['added', null, 'then']]);
  });

  it('cuts no emoji in two', () => {
    const [family, flag] = ['👨‍👩‍👧', '🇳🇿'];
    expect(told(`fun ${family} yes`, `fun ${family}${flag} yes`)).toEqual([
      ['mended', family, family + flag],
    ]);
    expect(told('fun yes', `fun yes ${flag}`)).toEqual([['added', null, flag]]);
  });

  it('tells a text that was emptied, or written', () => {
    expect(told('One day we ran.', ' \n')).toEqual([['removed', 'One day we ran.', null]]);
    expect(told('', 'One day we ran.')).toEqual([['added', null, 'One day we ran.']]);
    expect(told('', '')).toEqual([]);
  });
});
