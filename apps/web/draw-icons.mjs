import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchedPackage } from './fetched-package.mjs';

const sources = path.join(import.meta.dirname, 'src');
const drawn = path.join(sources, 'ui/icons/drawn');

const IMPORTED = /import \{ Icon\w+ \} from '[^']*\/icons\/drawn\/([\w-]+)\.ts'/g;
const FRAME = '<path stroke="none" d="M0 0h24v24H0z" fill="none" />';
const ELEMENT = /<(?!\/|svg)[^>]*>/g;
const LINE = /^<path d="(M[^"]+)" \/>$/;
const FILLED = '-filled';

async function importedInSources() {
  const files = new Set();
  for await (const file of glob('**/*.tsx', { cwd: sources })) {
    const text = await readFile(path.join(sources, file), 'utf8');
    for (const [, icon] of text.matchAll(IMPORTED)) files.add(icon);
  }
  return files;
}

/** Where Tabler has what is kept as circle-check-filled. */
const placeOf = (icon) =>
  icon.endsWith(FILLED)
    ? path.join('icons/filled', `${icon.slice(0, -FILLED.length)}.svg`)
    : path.join('icons/outline', `${icon}.svg`);

/** Every line as one path, so that an icon is one element of the page. */
function linesIn(svg, icon) {
  const elements = svg.match(ELEMENT).filter((element) => element !== FRAME);
  return elements
    .map((element) => {
      const line = LINE.exec(element)?.[1];
      if (!line) throw new Error(`${icon} isn't drawn in lines alone: ${element}`);
      return line;
    })
    .join('');
}

/** IconCircleCheckFilled for circle-check-filled. */
const nameOf = (icon) =>
  `Icon${icon.replaceAll(/(?:^|-)\w/g, (start) => start.at(-1).toUpperCase())}`;

// Writes the icons that screens import to src/ui/icons/drawn. The output is committed: run this (npm
// run icons, with a network) when a screen imports another one.
const tabler = fetchedPackage('@tabler/icons@3.51.0');
await rm(drawn, { recursive: true, force: true });
await mkdir(drawn);
for (const icon of await importedInSources()) {
  const lines = linesIn(await readFile(path.join(tabler, placeOf(icon)), 'utf8'), icon);
  const kind = icon.endsWith(FILLED) ? 'filledIcon' : 'lineIcon';
  await writeFile(
    path.join(drawn, `${icon}.ts`),
    `import { ${kind} } from '../icon.tsx';\n\nexport const ${nameOf(icon)} = ${kind}('${lines}');\n`,
  );
}
