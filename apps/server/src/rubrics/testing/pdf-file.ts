import { deflateSync } from 'node:zlib';

const HEADER = '%PDF-1.5\n';

function fileOf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from(HEADER)];
  let offset = HEADER.length;
  const offsets = objects.map((object, index) => {
    const begin = offset;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    offset += part.length;
    return begin;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const streamOf = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

const page = (contents: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources << /Font << /F1 ${FONT} >> >> >>`;

const drawn = (lines: readonly string[]) =>
  Buffer.from(
    `BT /F1 12 Tf 14 TL 72 760 Td ${lines.map((line) => `(${line}) Tj T*`).join('\n')} ET`,
  );

/** @param pages lines without brackets or backslashes */
export function pdfOfPages(pages: readonly (readonly string[])[], trailer = ''): Buffer {
  const kids = pages.map((_, index) => `${3 + 2 * index} 0 R`).join(' ');
  return fileOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      ...pages.flatMap((lines, index) => [page(4 + 2 * index), streamOf('', drawn(lines))]),
    ],
    trailer,
  );
}

export const pdfOf = (lines: readonly string[]): Buffer => pdfOfPages([lines]);

export const lockedPdf = (lines: readonly string[]): Buffer =>
  pdfOfPages(
    [lines],
    `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'a5'.repeat(32)}> /U <${'5a'.repeat(32)}> >>`,
  );

export function packedPdf(contents: Buffer): Buffer {
  const packed = deflateSync(deflateSync(contents));
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page(4),
    streamOf('/Filter [/FlateDecode /FlateDecode]', packed),
  ]);
}
