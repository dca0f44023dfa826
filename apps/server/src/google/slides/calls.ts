import { fieldsOf, unlessRefused, type CallGoogle } from '../calling/index.ts';
import { OTHER_KIND, unreadable } from '../unreadable.ts';
import { googlePresentation } from './answers.ts';
import { presentationText } from './text.ts';

const fields = fieldsOf(googlePresentation);

const schema = googlePresentation.transform(presentationText);

/** Null for a file of another kind. */
export async function readPresentation(
  call: CallGoogle,
  presentationId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const read = call(
    { kind: 'presentations', signal, schema, refusals: unreadable },
    ({ presentations }, options) =>
      presentations.get({ presentationId, fields, prettyPrint: false }, options),
  );
  return unlessRefused(read, OTHER_KIND, null);
}
