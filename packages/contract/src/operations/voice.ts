import * as z from 'zod';
import { feedbackId } from '../entities/feedback.ts';
import {
  exampleToRestore,
  pickedExample,
  removedExample,
  voice,
  voiceExample,
  voiceToSave,
} from '../entities/voice.ts';
import { operation } from './operation.ts';
import { classroomErrors } from './shared-errors.ts';

/** “How I write” in Settings. */
export const voiceOperations = {
  voice: operation({
    method: 'GET',
    path: '/api/voice',
    access: 'teacher',
    answer: { kind: 'json', schema: voice },
    errors: [],
  }),
  saveVoice: operation({
    method: 'PUT',
    path: '/api/voice',
    access: 'teacher',
    body: voiceToSave,
    answer: { kind: 'empty' },
    errors: ['changed_elsewhere'],
  }),
  /** Keeps what she posted last on a document as an example; again, it is the same one. */
  pickExample: operation({
    method: 'POST',
    path: '/api/voice/examples',
    access: 'subscriber',
    body: pickedExample,
    answer: { kind: 'json', schema: voiceExample },
    errors: ['not_found', 'voice_examples_full', 'text_took_too_long', ...classroomErrors],
  }),
  removeExample: operation({
    method: 'DELETE',
    path: '/api/voice/examples/:id',
    access: 'teacher',
    params: z.object({ id: feedbackId }),
    answer: { kind: 'json', schema: removedExample },
    errors: ['not_found'],
  }),
  restoreExample: operation({
    method: 'POST',
    path: '/api/voice/examples/restored',
    access: 'teacher',
    body: exampleToRestore,
    answer: { kind: 'json', schema: voiceExample },
    errors: ['not_found', 'voice_examples_full'],
  }),
};
