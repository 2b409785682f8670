/**
 * Who may import whom. Each rule has a planted violation in scripts/verify/import-law.test.ts, because
 * a cruiser that cannot read a file finds nothing wrong with it.
 */
const test = '\\.test\\.tsx?$';
const testing = '^apps/server/src/(testing|features/[^/]+/testing)/';
const product = '^(apps|packages)/';
/** What callers see of the contract: plain types, names of routes and errors, and no schema. */
const plainContract =
  '^packages/contract/src/(generated/|account/messengers|card-columns|client|console-routes|error-codes|first-routes|routes)';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Everything outside `allowed`, the language's own modules included, for the code that is no test. */
const only = (name, comment, path, allowed) =>
  forbid(name, comment, { path, pathNot: [test, testing] }, { pathNot: allowed });

const never = (name, comment, from, to) =>
  forbid(name, comment, typeof from === 'string' ? { path: from } : from, { path: to });

export default {
  forbidden: [
    // A type that names its neighbour's type back is no cycle for the machine, and often the plainest way to say it.
    forbid(
      'no-cycle',
      'Files that need each other are one file, or lack a third.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    forbid('resolvable', 'Every import leads to a file.', {}, { couldNotResolve: true }),

    only('domain-alone', 'Rules are pure: no package, no I/O.', '^packages/domain/src/', [
      '^packages/domain/src/',
    ]),
    only('contract-below', 'The contract knows the domain and zod.', '^packages/contract/src/', [
      '^packages/(domain|contract)/src/',
      '(^|/)node_modules/zod/',
    ]),
    only('plain-contract', 'What callers see of the contract leads to no schema.', plainContract, [
      plainContract,
      '^packages/domain/src/',
    ]),
    never(
      'web-without-schemas',
      'Types inferred from schemas cost a page a gigabyte of memory to check; the generated ones say the same.',
      {
        path: '^apps/web/',
        // These two resolve settings as the server does.
        pathNot: '^apps/web/src/shell/(document/page-head|settings-in-language)\\.test\\.ts$',
      },
      `^packages/contract/src/(?!${plainContract.slice('^packages/contract/src/'.length)})`,
    ),
    only('i18n-below', 'Phrases know contract, domain, use-intl and their files.', '^packages/i18n/src/', [
      '^packages/(domain|contract|i18n)/src/',
      '^(node:)?(fs/promises|path)$',
      '^(node:)?(fs/promises|path)$',
      '(^|/)node_modules/use-intl/',
    ]),
    never('packages-not-apps', 'Packages serve the apps, never the reverse.', '^packages/', '^apps/'),
    never(
      'server-not-web',
      'The server loads the built web app; it never imports it.',
      '^apps/server/',
      '^apps/web/',
    ),
    never('web-not-server', 'The browser gets nothing of the server.', '^apps/web/', '^apps/server/'),

    never(
      'platform-knows-no-feature',
      'Features lean on the platform.',
      { path: '^apps/server/src/platform/', pathNot: test },
      '^apps/server/src/(features/|adapters/|demo/|features\\.ts|app\\.ts|installation\\.ts|worker\\.ts|main\\.ts)',
    ),
    forbid(
      'feature-front-door',
      'Another feature is entered through its index.ts.',
      { path: '^apps/server/src/features/([^/]+)/', pathNot: [test, testing] },
      {
        path: '^apps/server/src/features/',
        pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/index\\.ts$'],
      },
    ),
    forbid(
      'outside-front-door',
      'Whoever uses a feature enters through its index.ts.',
      { path: product, pathNot: ['^apps/server/src/features/', test, testing] },
      { path: '^apps/server/src/features/[^/]+/', pathNot: '^apps/server/src/features/[^/]+/index\\.ts$' },
    ),
    only(
      'feature-below-app',
      'A feature knows platform, packages, adapters and other features; nothing that hosts it.',
      '^apps/server/src/features/',
      [
        '^apps/server/src/(platform|features|adapters)/',
        '^packages/',
        'node_modules/',
        '^(node:)?[a-z_/0-9]+$',
      ],
    ),
    forbid(
      'base-features',
      'ledger, panels and accounts are what the others stand on.',
      { path: '^apps/server/src/features/(ledger|panels|accounts)/', pathNot: [test, testing] },
      { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/$1/' },
    ),
    never(
      'testing-only-in-tests',
      'What serves the tests is not part of the product.',
      { path: product, pathNot: [test, testing] },
      testing,
    ),
    never(
      'demo-by-installation',
      'The demo is one dynamic import away, so that a real panel never loads it.',
      {
        path: product,
        pathNot: ['^apps/server/src/demo/', '^apps/server/src/installation\\.ts$', test, testing],
      },
      '^apps/server/src/demo/',
    ),
    forbid(
      'demo-on-demand',
      'The demo is loaded when it is wanted.',
      { path: '^apps/server/src/installation\\.ts$' },
      { path: '^apps/server/src/demo/', dynamic: false },
    ),

    only('ui-alone', 'Pieces know other pieces and pure rules.', '^apps/web/src/ui/', [
      '^apps/web/src/ui/',
      '^packages/domain/src/',
      'node_modules/',
    ]),
    forbid(
      'widget-alone',
      'The form on other people’s sites is small: it has nothing of the app, and only types of the packages.',
      { path: '^apps/web/src/(widget/|entry-widget)', pathNot: test },
      { pathNot: '^apps/web/src/widget/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'lib-below-all',
      'lib is what shell and features stand on.',
      '^apps/web/src/lib/',
      '^apps/web/src/(features|product|shell|areas|ui)/',
    ),
    never(
      'shell-knows-no-feature',
      'An area composes shell and features; what is sold is no part of the frame.',
      '^apps/web/src/shell/',
      '^apps/web/src/(features|product|areas)/',
    ),
    never(
      'product-below-features',
      'What several features share about orders, payments and services knows none of them.',
      '^apps/web/src/product/',
      '^apps/web/src/(features|areas)/',
    ),
    forbid(
      'web-feature-alone',
      'An area composes features; they do not know each other.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/(features|areas)/', pathNot: '^apps/web/src/features/$1/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data)/' },
    // Type imports count: they tie files together just as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts', '.d.mts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
