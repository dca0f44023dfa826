import type { ErrorCode } from '../errors.ts';

export const commonErrors = [
  'invalid_request',
  'cross_site',
  'too_large',
  'too_slow',
  'unsupported',
  'too_many_requests',
  'overloaded',
  'database_unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];

export const sessionErrors = [
  'not_signed_in',
  'sign_in_expired',
] as const satisfies readonly ErrorCode[];

export const classroomErrors = [
  'sign_in_expired',
  'permission_missing',
  'school_blocked',
  'classroom_unavailable',
  'classroom_busy',
  'classroom_not_configured',
  'folder_unreadable',
] as const satisfies readonly ErrorCode[];
