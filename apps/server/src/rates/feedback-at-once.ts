import { feedbackAtOnce } from '@second-draft/contract';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/index.ts';

/** Feedbacks that are being written at this moment. */
export interface RunningFeedbacks {
  count(): number;
  /**
   * @returns what ends it.
   * @throws Problem('too_many_requests' | 'overloaded')
   */
  begin(teacher: string): () => void;
}

export function createRunningFeedbacks(
  bounds: { perTeacher: number; perServer: number } = feedbackAtOnce,
): RunningFeedbacks {
  const byTeacher = new Map<string, number>();
  let all = 0;
  return {
    count: () => all,
    begin(teacher) {
      const hers = byTeacher.get(teacher) ?? 0;
      if (hers >= bounds.perTeacher)
        throw new Problem('too_many_requests', { retryAfterSeconds: 5 });
      if (all >= bounds.perServer) throw new Problem('overloaded');
      byTeacher.set(teacher, hers + 1);
      all += 1;
      return () => {
        const left = (byTeacher.get(teacher) ?? 1) - 1;
        if (left === 0) byTeacher.delete(teacher);
        else byTeacher.set(teacher, left);
        all -= 1;
      };
    },
  };
}

/** Holds what costs a model's answer to so many at a time. */
export function boundFeedback(app: FastifyInstance, running: RunningFeedbacks): void {
  app.addHook('preHandler', async ({ routeOptions, caller }, reply) => {
    if (routeOptions.config.operation?.rate !== 'feedback' || !caller) return;
    reply.raw.once('close', running.begin(caller.account.id));
  });
}
