import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../apps/web/content/oldest-browsers.ts';
import { errors, messages, screens } from '../packages/contract/src/index.ts';
import { inProject } from '../scripts/project.mjs';
import { sourceFiles } from '../scripts/source-files.mjs';

const sources = sourceFiles('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs}').map((file) => ({
  file,
  text: readFileSync(inProject(file), 'utf8'),
}));

const product = sources.filter(
  ({ file }) => /^apps\/\w+\/src\//.test(file) && !/\.test\.|\/testing\//.test(file),
);

/** The sentences in a table, at any depth; those that are made of values are left out. */
const sentencesOf = (table) =>
  Object.values(table).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' ? sentencesOf(value) : [],
  );

test('what the contract’s messages say is written nowhere else in the product', () => {
  const sentences = [...sentencesOf(messages), ...Object.values(errors).map((one) => one.message)];
  const long = [...new Set(sentences)].filter((sentence) => sentence.split(' ').length > 3);
  expect(long.length).toBeGreaterThan(50);
  const repeated = product.flatMap(({ file, text }) => {
    const plain = text.replaceAll(/\s+/g, ' ');
    return long.filter((one) => plain.includes(one)).map((one) => `${file}: ${one}`);
  });
  expect(repeated).toEqual([]);
});

test('where a screen is, only the contract says', () => {
  const areas = new Set(Object.values(screens).flatMap((path) => path.split('/')[1] || []));
  const literal = new RegExp(`['"\`](/(?:${[...areas].join('|')})(?=[/?#'"\`])[^'"\`]*)`, 'g');
  const found = product.flatMap(({ file, text }) =>
    [...text.matchAll(literal)].map(([, path]) => `${file}: ${path}`),
  );
  expect(found).toEqual([]);
});

test('the feedback package reads no file but the dictionary’s, and reaches nothing outside', () => {
  const importing = sources.filter(
    ({ file, text }) =>
      file.startsWith('packages/feedback/src/') && /from 'node:|\bfetch\(/.test(text),
  );
  expect(importing.map(({ file }) => file)).toEqual([
    'packages/feedback/src/language/spelling/stems.ts',
  ]);
});

test('the public pages and posts claim nothing that only an operator could back', () => {
  const posts = globSync('apps/web/content/**/*.md', { cwd: inProject('.') });
  const pages = sourceFiles('apps/web/src/features/{about,blog,landing,legal,pricing}/**/*.tsx');
  // Figures of the business, trials that hold something back, and praise by people nobody named.
  const unbacked =
    /everything (?:is )?included|nothing is held back|\d\+? (?:schools|teachers|kura)|saves? (?:you|them|teachers) \S*\d|hours a week|award|trusted by|loved by/i;
  const found = [...posts, ...pages].flatMap((file) => {
    const text = readFileSync(inProject(file), 'utf8').replaceAll(/\s+/g, ' ');
    const claim = unbacked.exec(text);
    return claim ? [`${file}: ${claim[0]}`] : [];
  });
  expect(posts.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

test('files that comments name exist', () => {
  const folders = (file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_, at) => parts.slice(0, at + 1).join('/')).concat('');
  };
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^\s*(?:\/?\*\*?|\/\/).*$/gm)].flatMap(([comment]) =>
      [
        ...comment.matchAll(/(?:`|\b)((?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|md))\b/g),
      ].map(([, name]) => ({ file, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  const missing = named.filter(
    ({ file, name }) => !folders(file).some((folder) => existsSync(inProject(folder, name))),
  );
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test.each([
  'README.md',
  'docs/for-schools/google-workspace.md',
  'docs/decisions/oldest-browsers.md',
])('%s names the oldest browsers that the app is built for', (page) => {
  const { chrome, firefox, safari } = oldestBrowsers;
  expect(readFileSync(inProject(page), 'utf8')).toMatch(
    new RegExp(`Chrome and Edge ${chrome}, Firefox ${firefox}\\b.* Safari ${safari}\\b`),
  );
  expect(oldestBrowsers).toEqual({ chrome, edge: chrome, firefox, safari, ios: safari });
});
