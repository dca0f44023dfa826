/** Fetches a font along with the page's styles, before any text needs it. */
export const fontPreload = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
});
