import { describe, expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const blanked = (text: string) => blankedIn(['박서준 (Seo) Park', '张伟', 'محمد Haddad'], text);

describe('a name in its own script is one where the text says so', () => {
  it.each([
    ['My name is 최민호. I am new.', 'My name is _. I am new.'],
    ['My Chinese name is 陈丽 but I like PE.', 'My Chinese name is _ but I like PE.'],
    ['My name in Chinese is 陈丽.', 'My name in Chinese is _.'],
    ['My friend 최민호 is here. 민호 ran.', 'My friend _ is here. _ ran.'],
    ['My name is สมชาย. สมชาย is fast.', 'My name is _. _ is fast.'],
    ['제 이름은 최민호입니다.', '제 이름은 _입니다.'],
    ['我叫陈丽，我的名字是陈丽。', '我叫_，我的名字是_。'],
    ['私の名前はさくらです。', '私の名前は_です。'],
    ['اسمي سارة. I am 8.', 'اسمي _. I am 8.'],
    ['मेरा नाम नेहा है।', 'मेरा नाम _ है।'],
  ])('%s', (text, shown) => {
    expect(blanked(text)).toBe(shown);
  });
});

it('the characters of such a name are left in other words', () => {
  expect(blanked('我叫小明。我有一只小狗。小明喜欢明天。')).toBe(
    '我叫_。我有一只小狗。_喜欢明天。',
  );
});

it('a name of the class is found in its own script, and no word with other vowels', () => {
  expect(blanked('나는 박서준이에요. 서준 and 张伟 and محمد ran.')).toBe(
    '나는 _이에요. _ and _ and _ ran.',
  );
  expect(blanked('부산 집에 사자. 我喜欢足球。')).toBe('부산 집에 사자. 我喜欢足球。');
});
