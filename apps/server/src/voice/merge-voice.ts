import { isDeepStrictEqual } from 'node:util';
import type { VoiceToSave, WrittenVoice } from '@second-draft/contract';
import { Problem } from '../problems/index.ts';

/**
 * Of two tabs or devices, each field comes from the one that changed it.
 * @throws Problem('changed_elsewhere') if both changed one of them
 */
export function mergeVoice(stored: WrittenVoice, { known, ...mine }: VoiceToSave): WrittenVoice {
  if (!known) return mine;
  const fields = Object.keys(mine) as (keyof WrittenVoice)[];
  const entries = fields.map((field) => {
    const isHere = !isDeepStrictEqual(mine[field], known[field]);
    const isThere = !isDeepStrictEqual(stored[field], known[field]);
    if (isHere && isThere && !isDeepStrictEqual(mine[field], stored[field]))
      throw new Problem('changed_elsewhere');
    return [field, isHere ? mine[field] : stored[field]] as const;
  });
  return { ...mine, ...Object.fromEntries(entries) };
}
