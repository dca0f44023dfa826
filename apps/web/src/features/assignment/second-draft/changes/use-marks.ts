import type { Proof } from '@second-draft/contract';
import { useMemo } from 'react';
import type { LocatedQuotation } from '../../quotations/locate.ts';
import type { Mark } from '../../student/text/marked-textarea.tsx';

interface Marked {
  quotations: readonly LocatedQuotation[];
  activeKey: string | null;
  proof: Proof | null;
  text: string;
}

function marksOf({ quotations, activeKey, proof, text }: Marked): Mark[] {
  const quoted = quotations.flatMap(({ key, inText }) =>
    inText ? [{ ...inText, isActive: key === activeKey }] : [],
  );
  if (!proof || text.slice(proof.start, proof.end) !== proof.text) return quoted;
  const { start, end } = proof;
  const apart = quoted.filter((mark) => mark.end <= start || mark.start >= end);
  return [...apart, { start, end, isActive: true }];
}

/** The quotations in a text, and the proof that was asked for while its words are there. */
export const useMarks = ({ quotations, activeKey, proof, text }: Marked): Mark[] =>
  useMemo(
    () => marksOf({ quotations, activeKey, proof, text }),
    [quotations, activeKey, proof, text],
  );
