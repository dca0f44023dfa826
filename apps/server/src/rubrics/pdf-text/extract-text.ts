import { cutText } from '@second-draft/contract';
import { getDocumentProxy } from 'unpdf';
import { PAGES_MAX, TEXT_MAX } from './limits.ts';

/** Keeps lines, collapses gaps, and removes control characters. */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/**
 * The first pages' text, in the order it was written.
 * @throws when the PDF is damaged or locked by a password
 */
export async function extractText(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(pdf, { verbosity: 0 });
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('');
    pages.push(text);
    length += text.length;
    if (length >= TEXT_MAX) break;
  }
  return cutText(tidy(pages.join('\n\n')), TEXT_MAX);
}
