import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import type { PdfTextReader } from './pdf-text/pdf-text-reader.ts';
import type { RubricStore } from './store.ts';
import { uploadRubric } from './upload-rubric.ts';

type RubricHandlers = Pick<
  Handlers,
  'rubrics' | 'uploadRubric' | 'renameRubric' | 'rubricFile' | 'removeRubric'
>;

export function rubricHandlers(parts: {
  store: RubricStore;
  pdfText: PdfTextReader;
}): RubricHandlers {
  const { store } = parts;
  return {
    rubrics: ({ caller }) => store.list(caller.account.id),

    uploadRubric: ({ caller, http, signal }) =>
      uploadRubric(parts, caller.account, http.request, signal),

    async renameRubric({ caller, body }) {
      const { _id, newTitle: title } = body;
      const renamed = await store.rename(caller.account.id, _id, title);
      if (renamed === null) throw new Problem('not_found');
      return renamed;
    },

    async rubricFile({ caller, params }) {
      const pdf = await store.pdfOf(caller.account.id, params.id);
      if (pdf === null) throw new Problem('not_found');
      return pdf;
    },

    async removeRubric({ caller, params }) {
      if (!(await store.remove(caller.account.id, params.id))) throw new Problem('not_found');
    },
  };
}
