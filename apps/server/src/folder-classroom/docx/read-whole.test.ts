import { describe, expect, test } from 'vitest';
import { NO_TEXT } from '@second-draft/contract';
import { docxOf } from '../testing/docx-file.ts';
import { docxText } from './docx-text.ts';
import { readWhole } from './read-whole.ts';

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const inLine = (...pieces: string[]) => docxText(docxOf(`<w:p>${pieces.join('')}</w:p>`));
const field = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${shown}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

const picture = '<a:graphic><a:graphicData><pic:pic/></a:graphicData></a:graphic>';
const equation = '<m:oMath><m:r><m:t>2 &gt; 1</m:t></m:r></m:oMath>';
const textBox = (style: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"/><mc:Fallback><w:pict><v:shape style="${style}"><v:textbox><w:txbxContent><w:p>${run('In the box.')}</w:p></w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

describe('in a Word file', () => {
  test.each([
    ['a picture', `<w:r><w:drawing><wp:inline>${picture}</wp:inline></w:drawing></w:r>`],
    ['an old picture', '<w:r><w:pict><v:shape style="width:9pt"/></w:pict></w:r>'],
    ['an embedded object', '<w:r><w:object><v:shape/></w:object></w:r>'],
    ['an equation', equation],
    ['an equation of its own', `<m:oMathPara>${equation}</m:oMathPara>`],
    ['ink', '<w:r><w:contentPart/></w:r>'],
  ])('no words run together where there is %s between them', async (_case, between) => {
    expect(await inLine(run('The end'), between, run('Chapter'))).toBe('The end Chapter');
    expect(await inLine(run('The end'), between, run('.'))).toBe('The end.');
    expect(await inLine(between, run('The end'), between)).toBe('The end');
  });

  test('a picture that floats beside the line divides no word', async () => {
    const floating = `<w:r><w:drawing><wp:anchor>${picture}</wp:anchor></w:drawing></w:r>`;
    expect(await inLine(run('Chap'), floating, run('ter'))).toBe('Chapter');
  });

  test('a text box is read after its paragraph, and divides a word only where it is in the line', async () => {
    const around = (box: string) => inLine(run('Chap'), box, run('ter'));
    expect(await around(textBox('position:absolute;left:1pt'))).toBe('Chapter\nIn the box.');
    expect(await around(textBox('width:9pt'))).toBe('Chap ter\nIn the box.');
  });

  test.each([
    ['a tab to the margin', '<w:r><w:ptab w:alignment="right"/></w:r>', 'Camp\tBella'],
    ['an old line break', '<w:r><w:cr/></w:r>', 'Camp\nBella'],
    ['a hyphen that stays', '<w:r><w:noBreakHyphen/></w:r>', 'Camp‑Bella'],
    ['a soft hyphen', '<w:r><w:softHyphen/></w:r>', 'Camp\u00ADBella'],
    ['a comment', '<w:r><w:commentReference w:id="0"/></w:r>', 'CampBella'],
    ['what she deleted', `<w:del>${run(' or ')}</w:del>`, 'CampBella'],
    ['what she moved away', `<w:moveFrom>${run(' or ')}</w:moveFrom>`, 'CampBella'],
    ['what she inserted', `<w:ins>${run(' and ')}</w:ins>`, 'Camp and Bella'],
    ['what she moved here', `<w:moveTo>${run(' and ')}</w:moveTo>`, 'Camp and Bella'],
    ['a field', field(' DATE ', run(' 1 May ')), 'Camp 1 May Bella'],
    [
      'a simple field',
      `<w:fldSimple w:instr="DATE">${run(' 1 May ')}</w:fldSimple>`,
      'Camp 1 May Bella',
    ],
    ['a direction', `<w:bdo w:val="ltr">${run(' and ')}</w:bdo>`, 'Camp and Bella'],
    ['hidden words', run(' or ', '<w:vanish/>'), 'CampBella'],
    ['words no longer hidden', run(' or ', '<w:vanish w:val="0"/>'), 'Camp or Bella'],
    [
      'words that were hidden before a tracked change',
      run(' or ', '<w:b/><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>'),
      'Camp or Bella',
    ],
    ['words hidden on the web', run(' or ', '<w:webHidden/>'), 'Camp or Bella'],
    [
      'a form’s field that she filled in',
      `<w:sdt><w:sdtPr/><w:sdtContent>${run(' or ')}</w:sdtContent></w:sdt>`,
      'Camp or Bella',
    ],
    [
      'a form’s prompt',
      `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Click here.')}</w:sdtContent></w:sdt>`,
      'CampBella',
    ],
  ])('%s counts as what is seen of it', async (_case, between, whole) => {
    expect(await inLine(run('Camp'), between, run('Bella'))).toBe(whole);
  });

  test('a table of contents is nobody’s writing, and the fields within it go with it', async () => {
    const nested = `<w:sdt><w:sdtPr/><w:sdtContent><w:p>${run('1 Camp')}</w:p></w:sdtContent></w:sdt>`;
    const contents = `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${nested}<w:p>${run('2 Home')}</w:p></w:sdtContent></w:sdt>`;
    expect(await docxText(docxOf(contents, `<w:p>${run('We went.')}</w:p>`))).toBe('We went.');
  });

  test('an attribute may have a bracket in it, and words may look like a tag', async () => {
    const titled = `<w:r><w:drawing><wp:inline title="a > b">${picture}</wp:inline></w:drawing></w:r>`;
    expect(await inLine(run('a &lt;w:cr/&gt; b'), titled, run('c'))).toBe('a <w:cr/> b c');
  });

  test.each(['<!--', '<![CDATA[', '<w:r><w:rPr>', '<w:pict>', `<a "'`, '<'])(
    'a part full of %s without an end is read once, and left as it is',
    (begun) => {
      const xml = begun.repeat(20_000);
      expect(readWhole(xml).replaceAll(`<w:t>${NO_TEXT}</w:t>`, '') === xml).toBe(true);
    },
  );

  test('so is a name without an end', () => {
    const xml = `<${'a'.repeat(400_000)}`;
    expect(readWhole(xml) === xml).toBe(true);
  });
});
