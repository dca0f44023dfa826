import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const styles = globSync('**/*.css', { cwd: source });

/** What holds the whole page, asked what is anywhere in it; a child (`>`) is found at once. */
const searchesPage = /(?:^|[\s,}])(?::root|html|body|\.shell|\.main):has\((?!\s*>)[^{]*/gm;

test('no style has the browser search the whole page at each change', () => {
  expect(styles.length).toBeGreaterThan(50);
  const searching = styles.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(searchesPage)].map(
      ([selector]) => `${file}: ${selector.trim()}`,
    ),
  );
  expect(searching).toEqual([]);
});
