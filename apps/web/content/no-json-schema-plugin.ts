import type { Plugin } from 'vite';

const FILE = /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const WRITERS = /inst\._zod\.processJSONSchema = .*;\n/g;
const METHODS = /create(?:To|Standard)JSONSchemaMethod\(this, (?:"\w+"|\{\})\)/g;

/**
 * Leaves out of the web app what turns a zod schema into a JSON schema, which nothing here does:
 * each schema names its part, so that no bundler can tell. It is a fifth of zod.
 */
export function noJsonSchema(): Plugin {
  return {
    name: 'no-json-schema',
    transform: {
      filter: { id: FILE },
      handler(code) {
        if (!code.match(WRITERS) || !code.match(METHODS))
          throw new Error('Zod no longer writes JSON schemas where it did');
        const without = code.replaceAll(WRITERS, '').replaceAll(METHODS, 'noJsonSchema');
        const thrown = `const noJsonSchema = () => { throw new Error('JSON schemas are left out'); };`;
        return { code: `${without}\n${thrown}`, map: null };
      },
    },
  };
}
