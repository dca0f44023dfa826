import { operations, type Operation, type OperationName } from '@second-draft/contract';
import { afterEach, expect, it } from 'vitest';
import { files, teacher } from '../google/testing/school.ts';
import { requestOf } from './testing/access-table.ts';
import { apiOnPglite } from './testing/api-on-pglite.ts';

const api = apiOnPglite();
afterEach(() => api().google.clearFaults());

/** Those that aren't worth another try. */
const refusals: [number, string?][] = [
  [400],
  [401],
  [403],
  [403, 'accessNotConfigured'],
  [403, 'appNotAuthorizedToFile'],
  [403, 'domainPolicy'],
  [403, 'insufficientFilePermissions'],
  [403, 'insufficientPermissions'],
  [403, 'quotaExceeded'],
  [404],
  [410],
];

const asking = Object.entries<Operation>(operations).filter(([, { errors }]) =>
  errors.includes('classroom_unavailable'),
) as [OperationName, Operation][];

it.each(asking)('however Google refuses, %s says so in words of its own', async (name) => {
  const { google, signedIn } = api();
  const hers = await signedIn(teacher);
  const token = google.issueToken({ email: teacher.email });
  const { method, path, sent } = requestOf(name, token);
  google.grantFiles(teacher.email, [files.recount.id]);
  for (const [status, reason] of refusals) {
    google.clearFaults();
    google.fault({ path: '/', status, ...(reason && { reason }) });
    const answer = await hers.call(method, path, sent);
    expect([status, reason, answer.status]).not.toEqual([status, reason, 500]);
  }
});
