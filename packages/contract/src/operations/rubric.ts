import * as z from 'zod';
import { rubricId, rubricTitle, uploadedRubric } from '../entities/rubric.ts';
import { operation } from './operation.ts';

const oneRubric = z.object({ id: rubricId });

/** Hers to see, rename and remove whatever has ended; uploading is paid for. */
export const rubricOperations = {
  rubrics: operation({
    method: 'GET',
    path: '/api/rubrics',
    access: 'teacher',
    answer: { kind: 'json', schema: z.array(uploadedRubric) },
    errors: [],
  }),
  uploadRubric: operation({
    method: 'POST',
    path: '/api/rubrics',
    access: 'premium',
    rate: 'rubrics',
    body: 'multipart',
    answer: { kind: 'json', schema: uploadedRubric },
    errors: ['rubric_limit', 'rubric_too_large', 'rubric_not_pdf', 'rubric_unreadable'],
  }),
  renameRubric: operation({
    method: 'PUT',
    path: '/api/rubrics',
    access: 'teacher',
    body: z.object({ _id: rubricId, newTitle: rubricTitle }),
    answer: { kind: 'json', schema: uploadedRubric },
    errors: ['not_found'],
  }),
  rubricFile: operation({
    method: 'GET',
    path: '/api/rubrics/:id',
    access: 'teacher',
    params: oneRubric,
    answer: { kind: 'pdf' },
    errors: ['not_found'],
  }),
  removeRubric: operation({
    method: 'DELETE',
    path: '/api/rubrics/:id',
    access: 'teacher',
    params: oneRubric,
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
};
