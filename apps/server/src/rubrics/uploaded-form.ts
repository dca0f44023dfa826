import { rubricTitle } from '@second-draft/contract';
import type { FastifyError, FastifyRequest } from 'fastify';
import { Problem } from '../problems/index.ts';
import { isStorable } from '../db/index.ts';

/** PDF readers look for the mark in these first bytes; some programs write a few before it. */
const MARK_WITHIN = 1024;

const isPdf = (bytes: Buffer) => bytes.subarray(0, MARK_WITHIN).includes('%PDF-');

interface Form {
  pdf: Buffer | null;
  title: unknown;
}

/** A too large file may end the reading anywhere, not only in `toBuffer`. */
function refusalFor(error: unknown): Problem {
  const { code } = error as Partial<FastifyError>;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Problem('rubric_too_large');
  return new Problem('invalid_request', { cause: error });
}

async function readForm(request: FastifyRequest): Promise<Form> {
  const form: Form = { pdf: null, title: null };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'pdf') form.pdf = bytes;
      } else if (part.fieldname === 'title') form.title = part.value;
    }
  } catch (error) {
    throw refusalFor(error);
  }
  return form;
}

/**
 * Expects the file `pdf` and the field `title`.
 * @throws Problem('rubric_too_large' | 'rubric_not_pdf' | 'invalid_request')
 */
export async function uploadedForm(
  request: FastifyRequest,
): Promise<{ pdf: Uint8Array; title: string }> {
  const { pdf, title } = await readForm(request);
  const parsed = rubricTitle.safeParse(title);
  if (pdf === null || !parsed.success || !isStorable(title)) throw new Problem('invalid_request');
  if (!isPdf(pdf)) throw new Problem('rubric_not_pdf');
  return { pdf, title: parsed.data };
}
