import { describe, expect, it } from 'vitest';
import { answerTo } from '../../testing/answer-to.ts';
import { sayMore } from './say-more.ts';

describe('a question is answered', () => {
  const questions = {
    'what could go wrong, and what should a reader do then':
      "wrong break breaks burn careful carefully stuck fall falls spill spills don’t,dont,don't,if should will until look looks feel feels sound sounds see know ready,when it,when you",
    'how could you show that it is so':
      '7 because,for example,such as,once when said says found prove proved proves proof survey asked last yesterday',
    'what could be seen, heard or felt':
      'hear heard sound sounds noise noisy loud loudly quiet quietly silent silence roar roared hiss hissed splash splashed crunch crunchy squawk squawks scream screamed whisper whispered smell smelt taste tasty feel feels felt cold warm hot wet soft softly rough smooth sticky burn burned ached sore sting stings stung shake shaking shiver shivered thump thumped pound pounding heart scared happy sad nervous proud excited angry',
    'what could be heard, smelt or felt there': 'hear smelt wet',
    'what could be heard or felt just then': 'hear smelt wet',
    'what went through':
      'thought think thinking wonder wander wondered hoped hoping wish wished knew remember remembered remimber imagine imagined worry worried worrying decided decide felt feeling heart stomach puku tummy scared mind,what if,why want wanted',
    'how or why is that so':
      'because,so that,by so since when which use uses used help helps mean means,to eat',
  };
  it.each(Object.entries(questions))('“%s”', (question, all) => {
    for (const one of all.split(','))
      for (const fresh of /^(?:when|for|such|what|so|to) /u.test(one) ? [one] : one.split(' ')) {
        expect(answerTo(sayMore, { fresh, slots: { question } }), fresh).toBe(true);
        expect(answerTo(sayMore, { fresh, comment: `At “x”, ${question}?` }), fresh).toBe(true);
      }
    expect(answerTo(sayMore, { fresh: 'tea pies', slots: { question } })).toBeUndefined();
    expect(answerTo(sayMore, { fresh: 'a pie', comment: `At “x”, ${question}?` })).toBeUndefined();
  });

  it.each([
    'What did you hear there?',
    'Tell us what you could smell.. What can you feel?',
    'what did it all feel like?',
  ])('about the senses, in other words: “%s”', (comment) => {
    expect(answerTo(sayMore, { fresh: 'it was wet', comment })).toBe(true);
  });

  it.each(['Say what you heard. Was it far?', 'Tell us more.'])(
    'of no known kind by nothing yet: “%s”',
    (comment) => {
      expect(answerTo(sayMore, { fresh: 'it was wet', comment })).toBeUndefined();
      expect(answerTo(sayMore, { fresh: 'we all had pies by the tent', comment })).toBe('half');
    },
  );

  it('about a time that was left out by a few words in a row', () => {
    const slots = { question: 'which small moment from that time could you show us' };
    expect(answerTo(sayMore, { fresh: 'we ate pies and slept', slots })).toBe(true);
    expect(answerTo(sayMore, { fresh: 'we ate, and slept', slots })).toBeUndefined();
  });

  it('of an argument by no claim that it is so', () => {
    const slots = { question: 'how could you show that it is so' };
    for (const fresh of [
      'everybody knows it',
      'everyone agrees',
      'it is so true',
      'it is true',
      'trust me',
    ])
      expect(answerTo(sayMore, { fresh, slots }), fresh).toBe(false);
    expect(answerTo(sayMore, { fresh: 'we all eat pies by the tent', slots })).toBe('half');
    expect(answerTo(sayMore, { fresh: 'we eat pies by it', slots })).toBeUndefined();
  });
});
