import { NO_TEXT } from '@second-draft/contract';

const STAND_IN = `<w:t>${NO_TEXT}</w:t>`;

/** Word's for what mammoth knows under another name, or only by what is in it. */
const instead = new Map([
  ['w:ptab', '<w:tab/>'],
  ['w:cr', '<w:br/>'],
  ['w:fldSimple', ''],
  ['w:bdo', ''],
  ['w:dir', ''],
]);

/** What takes a place in the line and is no text, with what is left there. */
const standIns = new Map([
  ['m:oMath', `<w:r>${STAND_IN}</w:r>`],
  ['m:oMathPara', `<w:r>${STAND_IN}</w:r>`],
  ['wp:inline', STAND_IN],
  ['w:contentPart', STAND_IN],
]);

/** Old pictures and embedded objects, which may have writing in them. */
const oldPictures = new Set(['w:pict', 'w:object']);

const TOKEN = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<(\/?)([\w:.-]+)(?:"[^"]*"|'[^']*'|[^"'<>])*>/g;

/** Characters: what an element is follows at once, and a file without ends takes no longer to read. */
const LOOKED_AT = 10_000;

/** The properties that an element begins with, without those before a tracked change. */
function propertiesAfter(xml: string, from: number, name: string): string {
  if (!xml.startsWith(`<${name}>`, from)) return '';
  const [properties = ''] = xml
    .slice(from, from + LOOKED_AT)
    .split(new RegExp(`</${name}>|<w:rPrChange`), 1);
  return properties;
}

const isOn = (name: string, properties: string) =>
  new RegExp(String.raw`<${name}(\s*/>|\s+w:val="(1|true|on)")`).test(properties);

/** Hidden words, the prompt of an empty field, and contents: nobody's writing. */
function isLeftOut(name: string, xml: string, from: number): boolean {
  if (name === 'w:r') return isOn('w:vanish', propertiesAfter(xml, from, 'w:rPr'));
  if (name !== 'w:sdt') return false;
  const properties = propertiesAfter(xml, from, 'w:sdtPr');
  return (
    isOn('w:showingPlcHdr', properties) ||
    /<w:docPartGallery\s+w:val="Table of Contents"/.test(properties)
  );
}

const isFloating = (name: string, xml: string, from: number) =>
  xml
    .slice(from, from + LOOKED_AT)
    .split(`</${name}>`, 1)
    .some((picture) => picture.includes('position:absolute'));

/**
 * A part of a Word file such that mammoth reads all that the student wrote, and a stand-in where a
 * picture or an equation is in the line. Whatever floats beside the lines leaves none.
 */
export function readWhole(xml: string): string {
  const kept: string[] = [];
  let from = 0;
  let leaving: { name: string; depth: number } | null = null;
  for (const match of xml.matchAll(TOKEN)) {
    const [tag, slash, name = ''] = match;
    const { index } = match;
    const isEnd = slash === '/';
    const isEmpty = tag.endsWith('/>');
    const after = index + tag.length;
    if (leaving !== null) {
      if (name === leaving.name && !isEmpty) leaving.depth += isEnd ? -1 : 1;
      if (leaving.depth > 0) continue;
      leaving = null;
      from = after;
      continue;
    }
    const other = instead.get(name);
    const standIn = standIns.get(name);
    if (other !== undefined) {
      kept.push(xml.slice(from, index), isEnd ? '' : other);
      from = after;
    } else if (!isEnd && (standIn !== undefined || isLeftOut(name, xml, after))) {
      kept.push(xml.slice(from, index), standIn ?? '');
      from = after;
      if (!isEmpty) leaving = { name, depth: 1 };
    } else if (!isEnd && oldPictures.has(name) && !isFloating(name, xml, after)) {
      kept.push(xml.slice(from, index), STAND_IN);
      from = index;
    }
  }
  if (leaving === null) kept.push(xml.slice(from));
  return kept.join('');
}
