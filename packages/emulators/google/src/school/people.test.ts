import { describe, expect, it } from 'vitest';
import {
  pretendSchool,
  principal,
  privatePerson,
  roomTwelveTeacher,
  roomTwentyTeacher,
  schoolDomain,
} from './index.ts';

const { people, classes } = pretendSchool;
const teaches = (id: string): boolean => classes.some((course) => course.teacherIds.includes(id));

describe('the people of the pretend school', () => {
  it('are two teachers with classes, a principal without, 66 students and a private person', () => {
    expect(people).toHaveLength(70);
    expect([roomTwelveTeacher, roomTwentyTeacher].every((person) => teaches(person.id))).toBe(true);
    expect(teaches(principal.id)).toBe(false);
    expect(principal.domain).toBe(schoolDomain);
    expect(privatePerson.email).toMatch(/@gmail\.com$/);
    expect(privatePerson.domain).toBeUndefined();
  });

  it('have addresses of their own in plain letters', () => {
    const addresses = people.map((person) => person.email);
    expect(new Set(addresses).size).toBe(people.length);
    for (const address of addresses) expect(address).toMatch(/^[a-z.-]+@[a-z.]+$/);
  });

  it('have names with macrons, apostrophes and okina, and names that are words', () => {
    const names = people.map((person) => `${person.givenName} ${person.familyName}`).join('\n');
    for (const part of ['Āwhina', 'Tāne', 'O’Brien', "D'Souza", 'Faʻasavalu', 'van der Merwe']) {
      expect(names).toContain(part);
    }
    for (const word of [
      'Grace',
      'Mark',
      'Hope',
      'Will',
      'Summer',
      'May',
      'Rose',
      'Hunter',
      'Sky',
    ]) {
      expect(people.map((person) => person.givenName)).toContain(word);
    }
  });

  it('mostly have a photo, and a good share have none', () => {
    const without = people.filter((person) => !person.photo).length / people.length;
    expect(without).toBeGreaterThan(0.15);
    expect(without).toBeLessThan(0.5);
  });
});
