import { readHere } from '../../apart/index.ts';

await readHere(import.meta.filename, async (file) => {
  const { docxText } = await import('./docx-text.ts');
  return docxText(file);
});
