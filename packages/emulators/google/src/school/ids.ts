import { createHash } from 'node:crypto';

/*
 * Ids shaped like Google's, derived from a readable key: the same key gives the same id on every
 * machine, and adding a student or an assignment changes nobody else's.
 */

function digest(key: string): Buffer {
  return createHash('sha256').update(`pretend school/${key}`).digest();
}

function digits(key: string, length: number): string {
  const value = BigInt(`0x${digest(key).toString('hex')}`) % 10n ** BigInt(length - 1);
  return `1${value.toString().padStart(length - 1, '0')}`;
}

/** Account id: 21 digits. */
export function accountId(key: string): string {
  return digits(`account/${key}`, 21);
}

/** Course or course work id: 12 digits. */
export function classroomId(key: string): string {
  return digits(`classroom/${key}`, 12);
}

/** Drive file id: 44 characters of A–Z, a–z, 0–9, - and _. */
export function fileId(key: string): string {
  return `1${digest(`file/${key}`).toString('base64url')}`;
}

/** Submission id: `Cg` and twelve letters or digits. */
export function submissionId(key: string): string {
  return `Cg${digest(`submission/${key}`).toString('hex').slice(0, 12)}`;
}

/** Id of a rubric, a criterion or a level: 16 letters or digits. */
export function rubricPartId(key: string): string {
  return digest(`rubric/${key}`).toString('hex').slice(0, 16);
}
