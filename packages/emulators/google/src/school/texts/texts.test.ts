import { describe, expect, it } from 'vitest';
import { personCalled, pretendSchool, studentTexts } from '../index.ts';
import { room12Names, room20Names, room4Names } from '../names.ts';

const { people, classes, files } = pretendSchool;
const submissions = classes.flatMap((course) =>
  course.assignments.flatMap((work) => work.submissions),
);
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

describe('the students’ writing', () => {
  it('is at least 64 different texts, all handed in', () => {
    expect(studentTexts.length).toBeGreaterThanOrEqual(64);
    expect(new Set(studentTexts.map((text) => text.body)).size).toBe(studentTexts.length);
    expect(new Set(studentTexts.map((text) => text.id)).size).toBe(studentTexts.length);
    const attached = new Set(submissions.flatMap((submission) => submission.fileIds));
    expect(attached.size).toBe(studentTexts.length + 2);
  });

  it('is of 60 to 450 words, but for one text under 100 characters', () => {
    const short = studentTexts.filter((text) => text.body.length < 100);
    expect(short).toHaveLength(1);
    const outside = studentTexts.filter(
      (text) => wordCount(text.body) < 60 || wordCount(text.body) > 450,
    );
    expect(outside).toEqual(short);
  });

  it('covers Years 3 to 8, five purposes and slides, each by a student of that year', () => {
    expect(new Set(studentTexts.map((text) => text.year)).size).toBe(6);
    expect(new Set(studentTexts.map((text) => text.purpose))).toEqual(
      new Set(['recount', 'narrative', 'persuasive', 'report', 'procedure', 'description']),
    );
    expect(files.filter((file) => file.kind === 'presentation').length).toBeGreaterThan(5);
    const years = new Map(
      [...room12Names, ...room20Names, ...room4Names].map((name) => [name.account, name.year]),
    );
    const misplaced = studentTexts.filter((text) => years.get(text.student) !== text.year);
    expect(misplaced).toEqual([]);
  });

  it('holds te reo Māori with macrons, without them and with double vowels', () => {
    const all = studentTexts.map((text) => text.body).join('\n');
    const kupu = ['whānau', 'kōrero', 'hāngī', 'tūī', 'kererū', 'mōrena', 'kaitiaki', 'karakia'];
    for (const word of [...kupu, 'hangi', 'kumara', 'whaanau', 'poowhiri']) {
      expect(all.toLowerCase()).toContain(word);
    }
  });

  it('names classmates, and uses the words that are names of others', () => {
    const naming = studentTexts.filter((text) => {
      const course = classes.find((c) => c.studentIds.includes(personCalled(text.student).id));
      const mates = people.filter((p) => course?.studentIds.includes(p.id));
      const others = mates.filter((p) => !p.email.startsWith(text.student));
      return others.some((p) =>
        new RegExp(`(?<!\\p{L})${p.givenName}(?!\\p{L})`, 'u').test(text.body),
      );
    });
    expect(naming.length).toBeGreaterThan(20);
    const all = studentTexts.map((text) => text.body).join('\n');
    for (const word of ['grace', 'mark', 'hope', 'will', 'summer', 'hunter']) {
      expect(all).toMatch(new RegExp(`\\b${word}\\b`));
    }
  });
});
