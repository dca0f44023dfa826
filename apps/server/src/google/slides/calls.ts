import { fieldsOf, unlessRefused, type CallGoogle } from '../calling/index.ts';
import { OTHER_KIND, unreadable } from '../unreadable.ts';
import { googlePresentation } from './answers.ts';
import { presentationText } from './text.ts';

const fields = fieldsOf(googlePresentation);

/** Null for a file of another kind. */
export async function readPresentation(
  call: CallGoogle,
  presentationId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const read = call(
    { kind: 'presentations', signal, schema: googlePresentation, refusals: unreadable },
    ({ presentations }, options) => presentations.get({ presentationId, fields }, options),
  );
  const found = await unlessRefused(read, OTHER_KIND, null);
  return found && presentationText(found);
}
