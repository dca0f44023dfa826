import { randomBytes } from 'node:crypto';
import { limits, type UploadedRubric } from '@second-draft/contract';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../accounts/index.ts';
import { Problem } from '../problems/index.ts';
import type { PdfTextReader } from './pdf-text/pdf-text-reader.ts';
import type { RubricStore } from './store.ts';
import { uploadedForm } from './uploaded-form.ts';

/** 24 hexadecimal characters, which tell a rubric from a category. */
const newId = () => randomBytes(12).toString('hex');

/**
 * Stores a PDF with its text, extracted once.
 * @throws Problem('rubric_limit' | 'rubric_unreadable' | 'overloaded'), and those of the form
 */
export async function uploadRubric(
  { store, pdfText }: { store: RubricStore; pdfText: PdfTextReader },
  account: Pick<Account, 'id'>,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<UploadedRubric> {
  const { pdf, title } = await uploadedForm(request);
  // Reading takes a while, so check early; `store.add` decides.
  const kept = await store.list(account.id);
  if (kept.length >= limits.rubricsMax) throw new Problem('rubric_limit');
  const text = await pdfText.read(account.id, pdf, signal);
  if (text === null) throw new Problem('rubric_unreadable');
  const added = await store.add(account.id, { id: newId(), title, pdf, text });
  if (added === null) throw new Problem('rubric_limit');
  return added;
}
