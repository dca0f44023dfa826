import { errors } from '@second-draft/contract';
import { ApiError } from '../lib/api/index.ts';
import { ProblemAlert } from './problem-alert.tsx';

export function LoadProblem({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const words = problem instanceof ApiError ? problem.message : errors.internal.message;
  return <ProblemAlert words={words} onRetry={onRetry} />;
}
