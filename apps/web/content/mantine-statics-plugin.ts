import type { Plugin } from 'vite';

const FILE = /@mantine[\\/]core[\\/]esm[\\/]components[\\/].*\.mjs$/;
const BUTTON = /[\\/](?:ActionIcon|Button)\.mjs$/;

/** Said of a component for its documentation; and the groups and cards, which nothing here uses. */
const STATIC =
  /^(?:(?:Button|ActionIcon|Checkbox)\.(?:Group|GroupSection|Indicator|Card)|\w+\.(?:displayName|varsResolver)) = .*;$/gm;

const TRANSITION = /^import \{ Transition \} from .*;$/m;
const AT_ONCE =
  'const Transition = ({ mounted, transition, children }) => mounted && children(transition.in);';

/**
 * Leaves off Mantine's components what they carry along unused, which no bundler can tell; and of
 * buttons the transitions, so that these come with the first dialog. A loader is there at once.
 * @throws Error when a button is no longer made as it was
 */
export function mantineStatics(): Plugin {
  return {
    name: 'mantine-statics',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        const bare = code.replaceAll(STATIC, '');
        if (!BUTTON.test(id)) return { code: bare, map: null };
        if (!TRANSITION.test(bare)) throw new Error(`${id} shows its loader in another way`);
        return { code: bare.replace(TRANSITION, AT_ONCE), map: null };
      },
    },
  };
}
