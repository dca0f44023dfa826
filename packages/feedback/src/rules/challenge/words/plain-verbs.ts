import type { Sentence } from '../../../text/student-text.ts';

/** Verbs that tell that something was or was done, and not how it looked, by their forms. */
const plainVerbs: Readonly<Record<string, string>> = {
  went: 'go',
  go: 'go',
  got: 'get',
  get: 'get',
  had: 'have',
  have: 'have',
  put: 'put',
  did: 'do',
  do: 'do',
  came: 'come',
  come: 'come',
  took: 'take',
  take: 'take',
  gave: 'give',
  give: 'give',
  was: 'be',
  were: 'be',
};

/** A helping verb leaves the telling to the next one: ‘was glowing’, ‘had to’. */
const helps = /(?:ing|ed|en|n['’]t)$|^(?:to|not)$/u;

/** The plain verbs of a few sentences, one form of each. */
export function plainVerbsIn(some: readonly Sentence[]): string[] {
  const used = some.flatMap(({ words }) =>
    words.flatMap(({ lower }, i): [string, string][] => {
      const verb = Object.hasOwn(plainVerbs, lower) ? plainVerbs[lower] : undefined;
      return verb === undefined || helps.test(words[i + 1]?.lower ?? 'to') ? [] : [[verb, lower]];
    }),
  );
  return [...new Map(used.toReversed()).values()].toReversed();
}
