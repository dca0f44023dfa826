import { crc32, deflateRawSync } from 'node:zlib';

const DEFLATED = 8;

/** The fields that an entry has both in place and in the directory at the end. */
function factsOf(name: Buffer, content: Buffer, packed: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

export function zipOf(entries: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [entry, text] of Object.entries(entries)) {
    const name = Buffer.from(entry);
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const facts = factsOf(name, content, packed);
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]);
    const version = Buffer.from([20, 0]);
    list.push(Buffer.from('PK\x01\x02'), version, facts, Buffer.alloc(10), uint32(offset), name);
    parts.push(part);
    offset += part.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  const count = Object.keys(entries).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}
