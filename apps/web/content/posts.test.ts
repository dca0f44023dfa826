import { expect, test } from 'vitest';
import { readPost, readPosts } from './posts.ts';

const source = (body: string) =>
  `---\ntitle: Stars: why\ndate: 2026-02-03\ncategory: News\nexcerpt: In short.\n---\n\n${body}`;

test('a post has its front matter, and its Markdown as HTML', () => {
  expect(readPost('stars', source('One *star*.'))).toEqual({
    slug: 'stars',
    title: 'Stars: why',
    date: '2026-02-03',
    category: 'News',
    excerpt: 'In short.',
    content: '<p>One <em>star</em>.</p>\n',
    preview: '<p>One <em>star</em>.</p>\n',
  });
});

test('a preview has the leading paragraphs, three at most', () => {
  const leading = (body: string) => readPost('stars', source(body)).preview.match(/<p>/g)?.length;
  expect(leading('a\n\nb\n\nc\n\nd')).toBe(3);
  expect(leading('a\n\nb\n\n## Heading\n\nc')).toBe(2);
});

test.each([
  ['no front matter', 'Just text'],
  ['an unknown category', source('x').replace('News', 'Gossip')],
  ['no real date', source('x').replace('2026-02-03', '2026-02-31')],
])('a post with %s is refused', (_, text) => {
  expect(() => readPost('stars', text)).toThrow();
});

test('the posts are there, newest first, of all four categories', () => {
  const posts = readPosts();
  expect(posts).toHaveLength(15);
  expect(posts.map(({ date }) => date)).toEqual(
    posts.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a)),
  );
  expect(new Set(posts.map(({ category }) => category)).size).toBe(4);
});
