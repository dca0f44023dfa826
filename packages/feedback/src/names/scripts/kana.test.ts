import { describe, expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = ['Hana Quo', 'Bella Quo', 'Daniel Quo', 'Mia Quo', 'Riley Quo', 'Thomas Quo'];
const blanked = (text: string) => blankedIn(people, text);

describe('a name of the class in kana', () => {
  it.each([
    ['ハナ said hello.', '_ said hello.'],
    ['I saw ミア and ベラ.', 'I saw _ and _.'],
    ['ライリーさんとトーマスくん', '_さんと_くん'],
    ['At lunch ﾊﾅ fell over.', 'At lunch _ fell over.'],
    ['わたしは ダニエル です。', 'わたしは _ です。'],
    ['だにえるくんは came.', '_くんは came.'],
    ['はな、みあ', '_、_'],
    ['ベラ、ダニエル'.normalize('NFD'), '_、_'],
  ])('is known by its sounds: %s', (text, shown) => {
    expect(blanked(text)).toBe(shown);
  });

  it('is in no other word', () => {
    const text =
      'テレビ, カメラ, ピザ, ラーメン, ゲーム, ボール, テスト, パン, ママ, ありがとう, こんにちは, すし, みず, です, ます.';
    expect(blanked(text)).toBe(text);
  });
});
