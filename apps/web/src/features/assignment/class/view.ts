import { keptChoice } from '../../../lib/kept-choice.ts';

export type View = 'all' | 'one';

export const view = keptChoice<View>('assignment-view', ['all', 'one'], 'all');
