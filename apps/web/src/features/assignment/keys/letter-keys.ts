import { keptChoice } from '../../../lib/state/kept-choice.ts';

/** A teacher who dictates or mistypes can turn single letters off. */
export const letterKeys = keptChoice<'on' | 'off'>('letter-keys', ['on', 'off'], 'on');
