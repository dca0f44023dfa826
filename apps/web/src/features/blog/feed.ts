export const FEED = '/blog/feed.xml';
