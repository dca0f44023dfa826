import * as z from 'zod';
import { bankComment, bankCommentId, writtenBankComment } from '../entities/bank-comment.ts';
import { operation } from './operation.ts';

const oneComment = z.object({ id: bankCommentId });

export const commentBankOperations = {
  commentBank: operation({
    method: 'GET',
    path: '/api/comment-bank',
    access: 'teacher',
    answer: { kind: 'json', schema: z.array(bankComment) },
    errors: [],
  }),
  /** Adds a comment, before another or at the end, or changes the one of this id in its place. */
  saveBankComment: operation({
    method: 'PUT',
    path: '/api/comment-bank/:id',
    access: 'teacher',
    params: oneComment,
    body: writtenBankComment.extend({ before: bankCommentId.optional() }),
    answer: { kind: 'empty' },
    errors: ['comment_bank_full'],
  }),
  removeBankComment: operation({
    method: 'DELETE',
    path: '/api/comment-bank/:id',
    access: 'teacher',
    params: oneComment,
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
};
