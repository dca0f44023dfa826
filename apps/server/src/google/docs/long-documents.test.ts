import { expect, it } from 'vitest';
import { files } from '../testing/school.ts';
import { openGoogle } from '../testing/open-google.ts';
import { staying } from '../testing/start.ts';

const started = openGoogle();

const WORDS_A_PAGE = 500;

const read = (paragraphs: unknown[]) => {
  const tabs = [{ documentTab: { body: { content: paragraphs } } }];
  const path = `/v1/documents/${files.recount.id}`;
  started().emulator.fault({ path, body: JSON.stringify({ tabs }) });
  return started().asTeacher().text(files.recount.id, 'document', staying());
};
const paragraph = (...words: string[]) => ({
  paragraph: { elements: words.map((content) => ({ textRun: { content } })) },
});

it('a document of a hundred pages is read, though each word has a style of its own', async () => {
  const pages = Array.from({ length: 100 }, () =>
    paragraph(...Array.from({ length: WORDS_A_PAGE }, () => 'walking '), '\n'),
  );
  expect((await read(pages))?.split('\n')).toHaveLength(100);
});

it('a document of nothing but line ends is refused before it is read', async () => {
  const lines = Array.from({ length: 200_000 }, () => paragraph('\n'));
  await expect(read(lines)).rejects.toMatchObject({ code: 'document_unreadable' });
});
