import { readers } from './apps/server/src/db/schema/readers.ts';

const tests = String.raw`(\.test\.tsx?$|/testing/|^e2e/|^bench/)`;
const serverPart = '^apps/server/src/([^/]+)';
const schema = '^apps/server/src/db/schema/';
const webFeature = String.raw`^apps/web/src/features/([^/]+)/`;

/** Who may import whom. Each rule says why in its comment. */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'What imports itself in a circle, even its types alone, can’t be understood, or tested, in parts.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract is what both sides agree on; it knows neither.',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(packages/(?!contract)|apps/)' },
    },
    {
      name: 'feedback-knows-only-the-contract',
      comment: 'Text in, findings and prose out: its shapes and limits are the contract’s.',
      severity: 'error',
      from: { path: '^packages/feedback/' },
      to: { path: '^(packages/(?!feedback|contract)|apps/)' },
    },
    {
      name: 'emulators-stand-alone',
      comment:
        'A stand-in that shares our code would share our mistakes; what its pages look like is no part of what it stands in for.',
      severity: 'error',
      from: { path: '^packages/emulators/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/emulators/($1|pages)/' },
    },
    {
      name: 'emulators-are-not-the-product',
      comment: 'Only the pretend school and tests run against stand-ins.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `(^apps/server/src/sandbox/|^packages/emulators/|${tests})`,
      },
      to: { path: '^packages/emulators/' },
    },
    {
      name: 'web-and-server-meet-in-the-contract',
      comment: 'The two sides share the contract and nothing else.',
      severity: 'error',
      from: { path: '^apps/(web|server)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-does-not-write-feedback',
      comment: 'Text rules and dictionaries are too heavy for a browser.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/feedback/' },
    },
    {
      name: 'parts-enter-by-the-front-door',
      comment:
        'Another part of the server is used through its index only; tables have a rule of their own.',
      severity: 'error',
      from: { path: serverPart, pathNot: tests },
      to: {
        path: '^apps/server/src/[^/]+/',
        pathNot: String.raw`(^apps/server/src/($1/|[^/]+/index\.ts$)|${schema})`,
      },
    },
    {
      name: 'tables-are-private',
      comment: 'A part’s tables are reached through the part.',
      severity: 'error',
      from: {
        path: serverPart,
        pathNot: `(${tests}|^apps/server/src/(db|${readers.map(({ part }) => part).join('|')})/)`,
      },
      to: { path: schema, pathNot: `${schema}$1\\.ts$` },
    },
    ...readers.map(({ part, tablesOf }) => ({
      name: `tables-are-private-but-for-${part}`,
      comment: 'What else this part may query is in apps/server/src/db/schema/readers.ts.',
      severity: 'error',
      from: { path: `^apps/server/src/${part}/`, pathNot: tests },
      to: { path: schema, pathNot: `${schema}(${[part, ...tablesOf].join('|')})\\.ts$` },
    })),
    {
      name: 'classroom-services-stay-behind-their-port',
      comment:
        'Which service classes are in is chosen in one place; all others know the port alone.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: String.raw`(^apps/server/src/(google|folder-classroom)/|^apps/server/src/(choose-classroom|compose)\.ts$|${tests})`,
      },
      to: { path: '^apps/server/src/(google|folder-classroom)/' },
    },
    {
      name: 'features-enter-by-the-front-door',
      comment: 'Another feature of the web app is used through its index only.',
      severity: 'error',
      from: { path: webFeature, pathNot: tests },
      to: {
        path: '^apps/web/src/features/',
        pathNot: String.raw`(^apps/web/src/features/$1/|/index\.tsx?$)`,
      },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      comment: 'What everyone uses must not depend on who uses it.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib|theme)/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere hides from all other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: String.raw`^(\./\+types/|virtual:)` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(/dist/|/build/|/\.react-router/)` },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
