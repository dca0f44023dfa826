import type { PostSummary } from '../../../content/posts.ts';
import classes from './blog.module.css';
import { longDate } from '../../ui/long-date.ts';

export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <p className={classes.meta}>
      <time dateTime={post.date}>{longDate(post.date)}</time>
      <span className={classes.category}>{post.category}</span>
    </p>
  );
}
