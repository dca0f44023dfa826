import { createHash } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';

/** One JSON object per line: the command line, then output in parts, then the end. */
export const request = z.object({ argv: z.array(z.string()) });

export const reply = z.union([
  z.object({ text: z.string() }),
  z.object({ ended: z.literal('done') }),
  z.object({ ended: z.literal('refused'), problem: z.string() }),
]);

export type Reply = z.infer<typeof reply>;

/** Only its owner may enter, which keeps others from the channel. */
export const channelFolder = (dataDir: string): string => path.join(dataDir, 'operator');

/** A Unix socket, or on Windows a named pipe. */
export function channelAddress(dataDir: string): string {
  const absolute = path.resolve(channelFolder(dataDir), 'channel');
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\second-draft-${createHash('sha256').update(absolute).digest('hex')}`;
  // Socket paths may have only about a hundred characters: take the shorter one.
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}
