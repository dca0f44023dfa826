import type { EvalText } from './eval-text.ts';
import { narratives } from './narratives.ts';
import { persuasiveTexts } from './persuasive.ts';
import { procedures } from './procedures.ts';
import { recounts } from './recounts.ts';
import { reports } from './reports.ts';

export const evalTexts: readonly EvalText[] = [
  ...recounts,
  ...narratives,
  ...persuasiveTexts,
  ...reports,
  ...procedures,
];
