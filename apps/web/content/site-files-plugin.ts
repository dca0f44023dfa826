import { pathOf, PRODUCT_NAME, PUBLIC_ADDRESS_MARK, screens } from '@second-draft/contract';
import type { Plugin } from 'vite';
import { FEED } from '../src/features/blog/feed.ts';
import { readPosts, type Post } from './posts.ts';
import { publicPaths } from './public-paths.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const addressOf = (path: string) => `${PUBLIC_ADDRESS_MARK}${path}`;
const articleAddress = ({ slug }: Post) => addressOf(pathOf('article', { slug }));

function siteMap(): string {
  const places = publicPaths().map((path) => `  <url><loc>${addressOf(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.join('\n')}
</urlset>
`;
}

const feedItem = (post: Post) => `    <item>
      <title>${escaped(post.title)}</title>
      <link>${articleAddress(post)}</link>
      <guid>${articleAddress(post)}</guid>
      <pubDate>${new Date(post.date).toUTCString()}</pubDate>
      <category>${post.category}</category>
      <description>${escaped(post.excerpt)}</description>
    </item>`;

const feed = () => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${PRODUCT_NAME}: News and Updates</title>
    <link>${addressOf(screens.blog)}</link>
    <atom:link href="${addressOf(FEED)}" rel="self" type="application/rss+xml"/>
    <description>What is new in ${PRODUCT_NAME}, and how to make the most of it.</description>
    <language>en-NZ</language>
${readPosts().map(feedItem).join('\n')}
  </channel>
</rss>
`;

/** First path segments of the screens that aren't public: crawlers find nothing there. */
function closedAreas(): string[] {
  const open = new Set(publicPaths());
  const closed = Object.values(screens).filter((path) => !path.includes(':') && !open.has(path));
  return [...new Set(closed.map((path) => `/${path.split('/')[1]}`))];
}

const robots = () => `User-agent: *
Disallow: /api/
${closedAreas()
  .map((path) => `Disallow: ${path}`)
  .join('\n')}

Sitemap: ${addressOf('/sitemap.xml')}
`;

export function siteFiles(): Plugin {
  return {
    name: 'second-draft-site-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const files = { 'sitemap.xml': siteMap(), 'robots.txt': robots(), 'blog/feed.xml': feed() };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
