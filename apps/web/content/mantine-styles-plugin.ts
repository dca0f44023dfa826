import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'postcss';
import type { Plugin } from 'vite';

const LIST = /[\\/]src[\\/]theme[\\/]mantine-styles\.ts$/;
const IMPORT = /^import '(@mantine\/\w+\/styles(?:\/([\w-]+))?\.layer\.css)';$/gm;
const CLASSES = /@mantine[\\/](?:core|notifications)[\\/]esm[\\/].*?(\w+)\.module\.mjs$/;
const SHEET = /@mantine[\\/]\w+[\\/]styles(?:[\\/]([\w-]+))?\.layer\.css$/;

/** Of no component. */
const BASE = ['baseline', 'global'];

const layerOf = (sheet: string | undefined) => `mantine.${sheet ?? 'Notifications'}`;

const componentOf = (id: string) => CLASSES.exec(id)?.[1];

/** A length of our theme's, which has no scale. */
const SCALED = /calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g;

/** For pages that read from right to left, and a variant that nothing has. */
const UNUSED = /\[dir="rtl"\]|gradient/;

/** Components that can stand in groups, whose buttons are joined; here none does. */
const WITH_GROUPS = new Set(['ActionIcon', 'Button']);
const GROUP_CLASS = /"(?:group|groupSection)": "(\w+)"/g;

/** The classes of a component's groups, if it has such. */
async function groupsOf(sheet: string | undefined, styles: string): Promise<RegExp | null> {
  if (sheet === undefined || !WITH_GROUPS.has(sheet)) return null;
  const folder = path.join(styles, '../esm/components', sheet);
  const classes = await readFile(path.join(folder, `${sheet}.module.mjs`), 'utf8');
  return new RegExp([...classes.matchAll(GROUP_CLASS)].map(([, name]) => name).join('|'));
}

/** In the layer of its own, and without what is of no use here. */
async function inOwnLayer(css: string, from: string, sheet: string | undefined): Promise<string> {
  const groups = await groupsOf(sheet, path.dirname(from));
  const root = parse(css.replaceAll(SCALED, '$1'), { from });
  root.walkAtRules('layer', (layer) => {
    layer.params = layerOf(sheet);
  });
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter(
      (selector) => !UNUSED.test(selector) && !groups?.test(selector),
    );
    if (rule.selectors.length === 0 || rule.selector === '') rule.remove();
  });
  return root.toString();
}

/**
 * Has each Mantine component's styles come with it, not all with the first screen. Layers keep the
 * order of `src/theme/mantine-styles.ts`, whichever comes first.
 */
export function mantineStyles(): Plugin {
  let sheets = new Map<string, string>();
  return {
    name: 'mantine-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const file = path.join(import.meta.dirname, '../src/theme/mantine-styles.ts');
      const list = [...(await readFile(file, 'utf8')).matchAll(IMPORT)];
      sheets = new Map(list.map(([, address = '', name]) => [name ?? 'Notifications', address]));
    },
    resolveId: (id) => (id === 'virtual:mantine-layers.css' ? `\0${id}` : null),
    load: (id) =>
      id === '\0virtual:mantine-layers.css'
        ? `@layer ${[...sheets.keys()].map(layerOf).join(', ')};`
        : null,
    async transform(code, id) {
      if (LIST.test(id))
        return ['virtual:mantine-layers.css', ...BASE.map((name) => sheets.get(name))]
          .map((address) => `import '${address}';`)
          .join('\n');
      const [, sheet] = SHEET.exec(id) ?? [];
      if (SHEET.test(id)) return { code: await inOwnLayer(code, id, sheet), map: null };
      const address = sheets.get(componentOf(id) ?? '');
      return address ? { code: `import '${address}';\n${code}`, map: null } : null;
    },
  };
}
