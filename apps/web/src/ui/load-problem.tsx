import { failureWords } from '../lib/failures/tell-failed.ts';
import { ProblemAlert } from './problem-alert.tsx';

export function LoadProblem({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  return <ProblemAlert words={failureWords(problem)} onRetry={onRetry} />;
}
