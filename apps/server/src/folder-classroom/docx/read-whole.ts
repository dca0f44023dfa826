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

/** What has no end goes on to the file's, so that it is read once. */
const TOKEN =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<(\/?)([\w:.-]+)(?![\w:.-])(?:"[^"]*"|'[^']*'|[^"'<>])*>/g;

/** Characters: what an element is follows at once, and a file without ends takes no longer to read. */
const LOOKED_AT = 2_000;

const isOn = (name: string) => new RegExp(String.raw`<${name}(\s*/>|\s+w:val="(1|true|on)")`);
const isHidden = isOn('w:vanish');
const isPrompt = isOn('w:showingPlcHdr');
const isContents = /<w:docPartGallery\s+w:val="Table of Contents"/;

/** Where the properties end that an element begins with; those before a tracked change don't count. */
const propertiesEnd = {
  'w:rPr': /<\/w:rPr>|<w:rPrChange/,
  'w:sdtPr': /<\/w:sdtPr>/,
} as const;

function propertiesAfter(xml: string, from: number, name: keyof typeof propertiesEnd): string {
  if (!xml.startsWith(`<${name}>`, from)) return '';
  const [properties = ''] = xml.slice(from, from + LOOKED_AT).split(propertiesEnd[name], 1);
  return properties;
}

/** Hidden words, the prompt of an empty field, and contents: nobody's writing. */
function isLeftOut(name: string, xml: string, from: number): boolean {
  if (name === 'w:r') return isHidden.test(propertiesAfter(xml, from, 'w:rPr'));
  if (name !== 'w:sdt') return false;
  const properties = propertiesAfter(xml, from, 'w:sdtPr');
  return isPrompt.test(properties) || isContents.test(properties);
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
