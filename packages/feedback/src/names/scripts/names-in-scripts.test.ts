import { describe, expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = [
  'Minjun Kim',
  'Seo-yeon Park',
  'Jihoon Lee',
  'Aarav Sharma',
  'Priya Singh',
  'Harpreet Kaur',
  'Mohammed Ali',
  'Fatima Noor',
  'Daniil Petrov',
  'Anastasia Ivanova',
  'Somchai Dee',
  'Daniel Quo',
  'Olivia Quo',
  'Matthew Quo',
];
const blanked = (text: string) => blankedIn(people, text);

describe('a name of the class in the letters of another language', () => {
  it.each([
    ['At lunch 민준 fell over.', 'At lunch _ fell over.'],
    ['민준이는 나와 놀았다.', '_이는 나와 놀았다.'],
    ['김민준 and 박서연 ran.', '_ and _ ran.'],
    ['I sat beside 지훈.', 'I sat beside _.'],
    ['I sat beside 다니엘 and 올리비아.', 'I sat beside _ and _.'],
    ['매튜가 왔다.', '_가 왔다.'],
    ['I saw 민준 again.'.normalize('NFD'), 'I saw _ again.'],
    ['I like आरव and प्रिया a lot.', 'I like _ and _ a lot.'],
    ['I like ਹਰਪ੍ਰੀਤ a lot.', 'I like _ a lot.'],
    ['We saw डैनियल.', 'We saw _.'],
    ['I like محمد and فاطمة a lot.', 'I like _ and _ a lot.'],
    ['i like даниил and анастасия', 'i like _ and _'],
    ['And สมชาย won.', 'And _ won.'],
  ])('is known by its sounds: %s', (text, shown) => {
    expect(blanked(text)).toBe(shown);
  });

  it('is in no other word', () => {
    const text =
      '안녕하세요 감사합니다 사랑해 엄마 아빠 학교 친구 김치 한국 नमस्ते धन्यवाद रोटी दिवाली شكرا سلام مدرسة спасибо мир школа мама привет ขอบคุณ สวัสดี';
    expect(blanked(text)).toBe(text);
  });
});
