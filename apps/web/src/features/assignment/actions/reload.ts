import { call } from '../../../lib/api/index.ts';
import { tellFailed } from '../../../lib/failures/tell-failed.ts';
import { withoutTemplate } from '../documents/template.ts';
import { isSo, offerUntil } from '../undo/offer-until.ts';
import type { WorkStore } from '../work/work-store.ts';

export async function reload(
  store: WorkStore,
  id: string,
  templateText: () => string,
): Promise<void> {
  const { kind, student } = store.get(id).file;
  store.dispatch(id, { kind: 'reloading' });
  try {
    const params = { docId: id };
    const text = await (kind === 'presentation'
      ? call('slides', { params })
      : call('document', { params }));
    // With what she has typed while it was read.
    const { typedText } = store.get(id);
    store.dispatch(id, { kind: 'reloaded', text: withoutTemplate(text, templateText()) });
    if (typedText === null) return;
    const hasOther = isSo(store, id, (work) => work.typedText !== null);
    offerUntil(hasOther, `${student.shortName}'s text is the document's again.`, {
      undo: () => store.dispatch(id, { kind: 'typed', text: typedText }),
    });
  } catch (error) {
    store.dispatch(id, { kind: 'reloadFailed' });
    tellFailed('The document could not be read again.', error);
  }
}
