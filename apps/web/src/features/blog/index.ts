export { LatestPosts } from './latest-posts.tsx';
