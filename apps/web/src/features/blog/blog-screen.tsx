import { Anchor } from '@mantine/core';
import { pathOf, PRODUCT_NAME, screens } from '@second-draft/contract';
import { IconRss } from '../../ui/icons/drawn/rss.ts';
import { Link } from 'react-router';
import { previews } from 'virtual:posts/previews';
import { PageHead } from '../../ui/page-head.tsx';
import { displayFontLinks } from '../../ui/display-font.ts';
import { FEED } from './feed.ts';
import classes from './blog.module.css';
import { PostMeta } from './post-meta.tsx';

export const links = displayFontLinks;

type Preview = (typeof previews)[number];

function PostCard({ post }: { post: Preview }) {
  const address = pathOf('article', { slug: post.slug });
  return (
    <li className={classes.card}>
      <PostMeta post={post} />
      <h2>
        <Link to={address}>{post.title}</Link>
      </h2>
      {post.preview ? (
        <div className={classes.preview} dangerouslySetInnerHTML={{ __html: post.preview }} />
      ) : (
        <p className={classes.preview}>{post.excerpt}</p>
      )}
      <Anchor component={Link} to={address} fw={600} aria-label={`Read more: ${post.title}`}>
        Read More
      </Anchor>
    </li>
  );
}

export default function BlogScreen() {
  return (
    <div className={classes.blog}>
      <PageHead
        title={`${PRODUCT_NAME} | Blog`}
        description={`News and updates from ${PRODUCT_NAME}: what is new, and how teachers in New Zealand make the most of feedback on writing.`}
        path={screens.blog}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${PRODUCT_NAME}: News and Updates`}
        href={FEED}
      />
      <header className={classes.head}>
        <h1>
          Blog <span className={classes.slash}>/</span> News and Updates
        </h1>
        <Anchor href={FEED} className={classes.feed}>
          <IconRss size={18} aria-hidden /> RSS feed
        </Anchor>
      </header>
      <ul className={classes.list}>
        {previews.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </ul>
    </div>
  );
}
