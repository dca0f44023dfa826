import { screens } from '@second-draft/contract';

export const FEED = `${screens.blog}/feed.xml`;
