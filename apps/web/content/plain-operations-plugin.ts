import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { edited, type Edit } from './edited.ts';

const operationFile = /\/packages\/contract\/src\/operations\/[\w-]+\.ts$/u;

/** What a call may send, which errors it may answer, and how often it may be made. */
const ofServers: ReadonlySet<string> = new Set(['body', 'query', 'errors', 'rate']);

const propertiesOf = ({ properties }: ESTree.ObjectExpression) =>
  properties.flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier'
      ? [{ ...one, name: one.key.name }]
      : [],
  );

/** A browser saves a download as it comes. */
function schemaOfDownload(answer: ESTree.Expression) {
  const parts = answer.type === 'ObjectExpression' ? propertiesOf(answer) : [];
  const isDownload = parts.some(
    ({ name, value }) => name === 'kind' && value.type === 'Literal' && value.value === 'download',
  );
  return parts.filter(({ name }) => isDownload && name === 'schema');
}

/** Every `operation({ … })` of a file. */
function operationsIn(program: ESTree.Program): ESTree.ObjectExpression[] {
  const found: ESTree.ObjectExpression[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [declared] }) {
      const isOperation = callee.type === 'Identifier' && callee.name === 'operation';
      if (isOperation && declared?.type === 'ObjectExpression') found.push(declared);
    },
  });
  visitor.visit(program);
  return found;
}

function editsOf(operation: ESTree.ObjectExpression, code: string): Edit[] {
  const without = ({ start, end }: ESTree.Span): Edit => ({
    start,
    end: code[end] === ',' ? end + 1 : end,
    text: '',
  });
  return propertiesOf(operation).flatMap((property) => {
    const { name, value, start, end } = property;
    if (ofServers.has(name)) return [without(property)];
    // A browser asks only whether there are any.
    if (name === 'params') return [{ start, end, text: 'params: {}' }];
    return schemaOfDownload(value).map(without);
  });
}

const IMPORT = /^import \{([^}]*)\} from '[^']*';$/gm;

/** An import of what is left out would keep its file among those that every screen begins with. */
const withoutUnused = (code: string) =>
  code.replaceAll(IMPORT, (line, names: string) => {
    const words = names.match(/\w+/g) ?? [];
    const isUsed = (word: string) => code.split(new RegExp(`\\b${word}\\b`)).length > 2;
    return words.some(isUsed) ? line : '';
  });

/**
 * Leaves out of the contract's operations what only servers read. A browser parses what it is
 * answered, and sends what its types allow.
 * @throws Error when there is nothing to leave out
 */
export function plainOperations(): Plugin {
  let left = 0;
  return {
    name: 'plain-operations',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform: {
      filter: { id: operationFile },
      handler(code, id) {
        const edits = operationsIn(parseSync(id, code).program).flatMap((one) =>
          editsOf(one, code),
        );
        left += edits.length;
        return { code: withoutUnused(edited(code, edits)), map: null };
      },
    },
    buildEnd(error) {
      if (!error && left === 0) this.error('No operation declares what only servers read');
    },
  };
}
