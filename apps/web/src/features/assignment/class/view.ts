import { keptChoice } from '../../../lib/state/kept-choice.ts';

export type View = 'all' | 'one';

export const view = keptChoice<View>('assignment-view', ['all', 'one'], 'all');
