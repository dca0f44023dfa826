import { rubricTitle } from '@second-draft/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { Problem } from '../api/problem.ts';

/** Readers of PDF look for its mark in these first bytes; some programs write a few before it. */
const MARK_WITHIN = 1024;

const isPdf = (bytes: Buffer) => bytes.subarray(0, MARK_WITHIN).includes('%PDF-');

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if ((error as FastifyError).code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    throw new Problem('rubric_too_large');
  }
}

/**
 * Reads the form that a rubric is uploaded with: the file `pdf` and the field `title`.
 * @throws Problem('rubric_too_large' | 'rubric_not_pdf' | 'invalid_request')
 */
export async function uploadedForm(
  request: FastifyRequest,
): Promise<{ pdf: Uint8Array; title: string }> {
  let pdf: Buffer | null = null;
  let title: unknown;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await bytesOf(part);
      if (part.fieldname === 'pdf') pdf = bytes;
    } else if (part.fieldname === 'title') title = part.value;
  }
  const parsed = rubricTitle.safeParse(title);
  if (pdf === null || !parsed.success) throw new Problem('invalid_request');
  if (!isPdf(pdf)) throw new Problem('rubric_not_pdf');
  return { pdf, title: parsed.data };
}
