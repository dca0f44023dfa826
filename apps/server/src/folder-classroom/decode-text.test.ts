import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const written = 'Āwhina said “kia ora”.\nThen we ate.';

test.each([
  ['UTF-8', Buffer.from(written)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${written}`)],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${written}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\uFEFF${written}`, 'utf16le').swap16()],
  ['line ends of Windows', Buffer.from(written.replace('\n', '\r\n'))],
])('text in %s is read as it was written', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe(written);
});

test('text from older programs on Windows is read', () => {
  expect(decodeText(Buffer.from('Caf\xe9 \x93yum\x94', 'latin1'))).toBe('Café “yum”');
});

test.each([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
  ['a zip file', Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1')],
])('%s is no text, whatever its name says', (_kind, bytes) => {
  expect(decodeText(bytes)).toBeNull();
});
