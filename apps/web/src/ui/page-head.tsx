import { PRODUCT_NAME } from '@second-draft/contract';
import { publicAddress } from '../lib/installation/public-address.ts';

/**
 * Metadata for search engines and social cards; the shell sets the page's <title>.
 * @param path from the root
 * @param data schema.org structured data
 */
export function PageHead({
  title,
  description,
  path,
  type = 'website',
  data,
}: {
  title: string;
  description: string;
  path: string;
  type?: 'website' | 'article';
  data?: Record<string, unknown>;
}) {
  const address = publicAddress + path;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content="en_NZ" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${publicAddress}/social.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {data && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
              '<',
              String.raw`\u003c`,
            ),
          }}
        />
      )}
    </>
  );
}
