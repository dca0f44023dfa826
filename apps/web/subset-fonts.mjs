import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { fetchedPackage } from './fetched-package.mjs';

const output = path.join(import.meta.dirname, 'src/theme/fonts');

const latin = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');
const marks = '‘’“”–—…·×éï';
const macrons = 'ĀāĒēĪīŌōŪū';

const workSans = fetchedPackage('@fontsource-variable/work-sans@5.3.0');

const fonts = [
  {
    from: import.meta
      .resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    to: 'fraunces-heading.woff2',
    text: latin + marks,
    variationAxes: { opsz: 60, wght: 560 },
  },
  {
    from: import.meta
      .resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2'),
    to: 'fraunces-heading-macrons.woff2',
    text: macrons,
    variationAxes: { opsz: 60, wght: 560 },
  },
  {
    from: import.meta
      .resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
    to: 'atkinson-text.woff2',
    text: `${latin}${marks}${String.fromCodePoint(0xa0)}½÷°§©•`,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    from: import.meta
      .resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2'),
    to: 'atkinson-italic.woff2',
    text: `${latin}${marks}`,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    from: import.meta
      .resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2'),
    to: 'atkinson-text-macrons.woff2',
    text: macrons,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    // Atkinson's only zero is slashed; this one has nearly its width, height and weight.
    from: pathToFileURL(path.join(workSans, 'files/work-sans-latin-wght-normal.woff2')).href,
    to: 'plain-zero.woff2',
    text: '0',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

// Subsets the typefaces to English and te reo Māori. The output is committed: run this (npm run
// fonts, with a network) when a typeface is updated.
for (const { from, to, text, variationAxes } of fonts) {
  const subset = await subsetFont(await readFile(new URL(from)), text, {
    targetFormat: 'woff2',
    variationAxes,
  });
  await writeFile(path.join(output, to), subset);
}
