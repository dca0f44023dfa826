import type { Plugin } from 'vite';

const FILE = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]links\.js$/;

const PREFETCH = /(?<=async function prefetchRouteCss\b.*?descriptors\.map\()prefetchStyleLink\b/s;
const PRELOAD = `(one) => prefetchStyleLink({ ...one, rel: 'preload', as: 'style' })`;

/**
 * Has React Router preload the next screen's style sheets. It adds them to the page that is left and
 * takes them off again, and each time that page is styled and laid out anew: with a class of 26,
 * 0.1 to 0.3 s before the next screen is there.
 * @throws Error when React Router no longer does so
 */
export function preloadedStyles(): Plugin {
  return {
    name: 'preloaded-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        if (!PREFETCH.test(code)) throw new Error(`${id} fetches styles in another way`);
        return { code: code.replace(PREFETCH, PRELOAD), map: null };
      },
    },
  };
}
