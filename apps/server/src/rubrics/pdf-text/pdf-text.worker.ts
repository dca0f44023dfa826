import { readHere } from '../../apart/read-here.ts';

await readHere(import.meta.filename, async (pdf) => {
  const { extractText } = await import('./extract-text.ts');
  return extractText(pdf);
});
