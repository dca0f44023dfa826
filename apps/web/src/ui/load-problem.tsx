import { failureMessages } from '@second-draft/contract';
import { ApiError } from '../lib/api/index.ts';
import { ProblemAlert } from './problem-alert.tsx';

export function LoadProblem({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const words = problem instanceof ApiError ? problem.message : failureMessages.internal;
  return <ProblemAlert words={words} onRetry={onRetry} />;
}
