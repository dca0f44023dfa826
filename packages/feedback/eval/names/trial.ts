import { concealNames, type PersonName } from '../../src/index.ts';

export const personOf = (fullName: string): PersonName => ({
  fullName,
  givenName: fullName.split(' ')[0] ?? '',
});

export class Trial {
  /** Texts that didn't come back as they were. */
  readonly changed: string[] = [];
  texts = 0;

  sentOf(text: string, classmates: readonly PersonName[]): string {
    const [student = personOf('')] = classmates;
    const { text: sent, reveal } = concealNames({ text, student, classmates });
    this.texts += 1;
    if (reveal(sent) !== text) this.changed.push(text);
    return sent;
  }
}

export interface Count {
  of: number;
  found: readonly string[];
}

export const together = (counts: readonly Count[]): Count => ({
  of: counts.reduce((sum, { of }) => sum + of, 0),
  found: counts.flatMap(({ found }) => found),
});
