import type { AtOnce as Bounds } from '@second-draft/contract';
import { Problem } from '../problems/index.ts';

export interface AtOnce {
  count(): number;
  /**
   * @returns a function that ends it
   * @throws Problem('too_many_requests' | 'overloaded')
   */
  begin(who: string, amount?: number): () => void;
}

const RETRY_SECONDS = 5;

export function createAtOnce({ perTeacher, perServer }: Bounds): AtOnce {
  const byWhom = new Map<string, number>();
  let all = 0;
  return {
    count: () => all,
    begin(who, amount = 1) {
      const theirs = byWhom.get(who) ?? 0;
      if (theirs + amount > perTeacher)
        throw new Problem('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
      if (all + amount > perServer) throw new Problem('overloaded');
      byWhom.set(who, theirs + amount);
      all += amount;
      return () => {
        const left = (byWhom.get(who) ?? 0) - amount;
        if (left > 0) byWhom.set(who, left);
        else byWhom.delete(who);
        all -= amount;
      };
    },
  };
}
