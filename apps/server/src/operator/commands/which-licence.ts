import type { Database } from '../../db/index.ts';
import {
  findLicence,
  findLicenceOf,
  licencesCovering,
  type Licence,
} from '../../licences/index.ts';
import { emailIn, findEmail } from '../options.ts';
import { Refused, UsageProblem } from '../problems.ts';

/** @throws Refused */
export async function licenceOf(db: Database, id: number): Promise<Licence> {
  const found = await findLicence(db, id);
  if (found === null) throw new Refused(`There is no licence ${id}. See them all with: list`);
  return found;
}

/**
 * One whose members may change: a teacher's own is hers alone, and is deleted with her account.
 * @throws Refused
 */
export async function sharedLicenceOf(db: Database, id: number): Promise<Licence> {
  const licence = await licenceOf(db, id);
  if (findEmail(licence.holder) !== null)
    throw new Refused(
      `Licence ${id} is ${licence.holder}’s own. Make one for more people with: licence add`,
    );
  return licence;
}

/**
 * By id, or by the address of the teacher who alone holds it.
 * @throws Refused
 */
export async function licenceAt(db: Database, target: number | string): Promise<Licence> {
  if (typeof target === 'number') return licenceOf(db, target);
  const own = await findLicenceOf(db, target);
  if (own !== null) return own;
  const covering = (await licencesCovering(db, target)).map(
    ({ id, holder }) => `${id} (${holder})`,
  );
  throw new Refused(
    covering.length === 0
      ? `${target} has no licence. Give one with: grant ${target} --until DATE`
      : `${target} has no licence of her own, but is covered by ${covering.join(', ')}. Name that one by its number.`,
  );
}

const isNumber = (word: string) => /^\d{1,9}$/.test(word);
export const targetIn = (word: string) => (isNumber(word) ? Number(word) : emailIn(word));

export function numberIn(word: string): number {
  if (!isNumber(word)) throw new UsageProblem(`‘${word}’ is no licence’s number. See: list`);
  return Number(word);
}
