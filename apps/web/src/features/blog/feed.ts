/** The blog for feed readers (RSS). */
export const FEED = '/blog/feed.xml';
