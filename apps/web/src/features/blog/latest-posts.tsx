import { pathOf, screens } from '@second-draft/contract';
import { Link } from 'react-router';
import { latest } from 'virtual:posts/latest';
import classes from './blog.module.css';
import { PostMeta } from './post-meta.tsx';

export function LatestPosts() {
  return (
    <section className={classes.latest} aria-labelledby="latest-posts">
      <div className={classes.latestHead}>
        <h2 id="latest-posts">From the blog</h2>
        <Link to={screens.blog}>All posts</Link>
      </div>
      <ul>
        {latest.map((post) => (
          <li key={post.slug}>
            <PostMeta post={post} />
            <h3>
              <Link to={pathOf('article', { slug: post.slug })}>{post.title}</Link>
            </h3>
            <p>{post.excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
