import { readHere } from '../../apart/index.ts';

await readHere(import.meta.filename, async (pdf) => {
  const { extractText } = await import('./extract-text.ts');
  return extractText(pdf);
});
