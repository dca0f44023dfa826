import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';

/** One line of JSON each way: the command line, then what to print in parts, then how it ended. */
export const request = z.object({ argv: z.array(z.string()) });

export const reply = z.union([
  z.object({ text: z.string() }),
  z.object({ ended: z.literal('done') }),
  z.object({ ended: z.literal('refused'), problem: z.string() }),
]);

export type Reply = z.infer<typeof reply>;

/** The folder that keeps others from the channel: only its owner may enter. */
export const channelFolder = (dataDir: string): string => path.join(dataDir, 'operator');

/** Where the server of a data folder listens for its operator: a socket, on Windows a named pipe. */
export function channelAddress(dataDir: string): string {
  const absolute = path.resolve(channelFolder(dataDir), 'channel');
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\second-draft-${createHash('sha256').update(absolute).digest('hex')}`;
  // Systems allow about a hundred characters: the shorter way there is the better one.
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}
