import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../text/sentences.ts';
import { builtInWriter, type WritingRequest } from './built-in-writer.ts';

/** One day, as told by children who each were somewhere else. */
const places = ['creek', 'museum', 'marae', 'library', 'harbour', 'bakery'];
const told = (place: string) =>
  `On Friday we went to the ${place} with Nana. It was fun. We saw a big old boat near the ${place} and it was as green as a kākāriki. Then it rained. Then we ran to the van. Then we went home.`;

const asked = {
  studentName: 'Hana',
  focus: [{ title: 'General writing', descriptors: '' }],
  wordCount: 35,
  readingLevel: 2,
} satisfies Partial<WritingRequest>;

const feedbackOn = (request: Omit<WritingRequest, keyof typeof asked>) =>
  builtInWriter
    .write({ ...asked, ...request })
    .map(({ comment }) => comment)
    .join('\n');

/** Without names and the students' own words. */
const patternsOf = (feedback: string) =>
  sentencesOf(feedback).map(({ text }) =>
    text
      .replace('Hana, ', '')
      .replaceAll(/“[^”]*”/gu, '“…”')
      .toLowerCase(),
  );

describe('what a class is given', () => {
  it('says the same to several children in several ways', () => {
    const given: string[] = [];
    for (const place of places.slice(0, 4))
      given.push(feedbackOn({ text: told(place), seed: 'one', avoid: given }));
    const patterns = given.flatMap((feedback) => patternsOf(feedback));
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('repeats itself without being told what the class has had', () => {
    const patterns = places
      .slice(0, 4)
      .flatMap((place) => patternsOf(feedbackOn({ text: told(place), seed: 'one' })));
    expect(new Set(patterns).size).toBeLessThan(patterns.length);
  });
});

describe('words that a teacher never writes', () => {
  const voice = {
    asking: null,
    greeting: '',
    ending: '',
    uses: [],
    examples: [],
  };

  it('are in no comment, where the same can be said without them', () => {
    const text = told('creek');
    const plainly = feedbackOn({ text, seed: 'one' });
    const own = plainly.replaceAll(/“[^”]*”/gu, '').replace('Hana, ', '');
    const avoids = (own.match(/\p{L}{5,}/gu) ?? []).slice(0, 3);
    expect(avoids.length).toBeGreaterThan(1);
    const without = feedbackOn({ text, seed: 'one', voice: { ...voice, avoids } });
    for (const word of avoids)
      expect(without.replaceAll(/“[^”]*”/gu, '')).not.toMatch(
        new RegExp(String.raw`\b${word}\b`, 'iu'),
      );
  });

  it('cost nothing of the length, and a label before her steps does', () => {
    const text = told('creek');
    const labelled = feedbackOn({
      text,
      seed: 'one',
      voice: { ...voice, asking: 'nextStep', avoids: [] },
    });
    expect(labelled).toContain('\nNext step: ');
    expect(labelled.split(/\s+/u).length).toBeLessThanOrEqual(38);
  });
});
