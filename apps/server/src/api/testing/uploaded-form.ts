import { pdfOf } from '../../rubrics/testing/pdf-file.ts';

/** A rubric, as the browser sends it. */
export function uploadedForm(): FormData {
  const form = new FormData();
  form.set('title', 'Narrative');
  form.set(
    'pdf',
    new Blob([new Uint8Array(pdfOf(['I can order events in time', 'I can use past tense verbs']))]),
    'rubric.pdf',
  );
  return form;
}
