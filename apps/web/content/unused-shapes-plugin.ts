import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { edited } from './edited.ts';

const contractFile = /\/packages\/contract\/src\/(?!.*\.test\.ts$).*\.ts$/u;

/** What a file calls as it loads. */
function callsAtOnce(program: ESTree.Program): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = [];
  let functions = 0;
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };
  const visitor = new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression(call) {
      if (functions === 0) calls.push(call);
    },
  });
  visitor.visit(program);
  return calls;
}

/**
 * Tells the bundler that the contract's files do nothing as they load but make values, so that it
 * drops the shapes that the app doesn't use.
 */
export function unusedShapes(): Plugin {
  return {
    name: 'unused-shapes',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform: {
      filter: { id: contractFile },
      handler(code, id) {
        const calls = callsAtOnce(parseSync(id, code).program);
        const edits = calls.flatMap(({ start, end }) => [
          { start, end: start, text: '(/* @__PURE__ */ ' },
          { start: end, end, text: ')' },
        ]);
        return { code: edited(code, edits), map: null };
      },
    },
  };
}
