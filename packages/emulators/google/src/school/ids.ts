import { hash } from 'node:crypto';

/*
 * Ids shaped like Google's, derived from a readable key: the same key gives the same id on every
 * machine, and adding a student or an assignment changes nobody else's.
 */

function digest(key: string): Buffer {
  return hash('sha256', `pretend school/${key}`, 'buffer');
}

function digits(key: string, length: number): string {
  const value = BigInt(`0x${digest(key).toString('hex')}`) % 10n ** BigInt(length - 1);
  return `1${value.toString().padStart(length - 1, '0')}`;
}

/** 21 digits. */
export function accountId(key: string): string {
  return digits(`account/${key}`, 21);
}

/** For courses and course work: 12 digits. */
export function classroomId(key: string): string {
  return digits(`classroom/${key}`, 12);
}

/** 44 characters of A–Z, a–z, 0–9, - and _. */
export function fileId(key: string): string {
  return `1${digest(`file/${key}`).toString('base64url')}`;
}

/** `Cg` and twelve letters or digits. */
export function submissionId(key: string): string {
  return `Cg${digest(`submission/${key}`).toString('hex').slice(0, 12)}`;
}

/** For rubrics, criteria and levels: 16 letters or digits. */
export function rubricPartId(key: string): string {
  return digest(`rubric/${key}`).toString('hex').slice(0, 16);
}
