import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { blogMessages, pathOf, PRODUCT_NAME, screens } from '@second-draft/contract';
import { IconArrowLeft } from '../../ui/icons/drawn/arrow-left.ts';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { articles } from 'virtual:posts/articles';
import { publicAddress } from '../../lib/installation/public-address.ts';
import { displayFontLinks } from '../../ui/display-font.ts';
import { PageHead } from '../../ui/page-head.tsx';
import prose from '../../ui/prose.module.css';
import classes from './blog.module.css';
import { CopyLinkButton } from './copy-link-button.tsx';
import { PostMeta } from './post-meta.tsx';

export const links = displayFontLinks;

type Article = (typeof articles)[number];

function NoSuchArticle() {
  const navigate = useNavigate();
  useEffect(() => {
    notifications.show({ id: 'no-article', message: blogMessages.notFound });
    void navigate(screens.blog, { replace: true });
  }, [navigate]);
  return null;
}

const structuredData = ({ title, excerpt, date, slug }: Article) => ({
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  datePublished: date,
  inLanguage: 'en-NZ',
  mainEntityOfPage: `${publicAddress}${pathOf('article', { slug })}`,
  image: `${publicAddress}/social.png`,
  author: { '@type': 'Organization', name: PRODUCT_NAME },
  publisher: { '@type': 'Organization', name: PRODUCT_NAME },
});

function ArticlePage({ post }: { post: Article }) {
  return (
    <article className={prose.page}>
      <PageHead
        title={post.title}
        description={post.excerpt}
        path={pathOf('article', { slug: post.slug })}
        type="article"
        data={structuredData(post)}
      />
      <Button
        component={Link}
        to={screens.blog}
        variant="subtle"
        size="compact-md"
        className={classes.back}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        Back to blog
      </Button>
      <PostMeta post={post} />
      <h1 className={prose.heading}>{post.title}</h1>
      <div className={prose.prose} dangerouslySetInnerHTML={{ __html: post.content }} />
      <footer className={classes.articleFoot}>
        <CopyLinkButton />
        <Button component={Link} to={screens.blog} variant="default">
          All posts
        </Button>
      </footer>
    </article>
  );
}

export default function ArticleScreen() {
  const { slug } = useParams();
  const post = articles.find((one) => one.slug === slug);
  return post ? <ArticlePage key={slug} post={post} /> : <NoSuchArticle />;
}
