import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { checkImportLaw } from './import-law.ts';

type Tree = Record<string, string>;

const lawFile = join(root, '.dependency-cruiser.mjs');
const { default: law } = (await import(lawFile)) as { default: { forbidden: { name: string }[] } };

const uses = (...specifiers: string[]) => specifiers.map((name) => `import '${name}';\n`).join('');
const usesType = (specifier: string) => `import type { X } from '${specifier}';\n`;
const nothing = 'export {};\n';

/** Every folder once, each importing what it may. */
const lawful: Tree = {
  'packages/domain/src/money.ts': nothing,
  'packages/domain/src/price.ts': uses('./money.ts'),
  'packages/domain/src/price.test.ts': uses('vitest', './price.ts'),
  'packages/contract/src/ordering/orders.ts': uses('@marquee/domain/money.ts', 'zod'),
  'packages/contract/src/generated/ordering.ts': usesType('@marquee/domain/money.ts'),
  'packages/contract/src/client.ts': usesType('./generated/ordering.ts'),
  'packages/i18n/src/phrases.ts': uses('@marquee/contract/ordering/orders.ts', 'use-intl'),
  'apps/server/src/main.ts': uses('./installation.ts', './features.ts'),
  'apps/server/src/installation.ts': "export const demo = () => import('./demo/fill.ts');\n",
  'apps/server/src/demo/fill.ts': uses('../features/ledger/index.ts'),
  'apps/server/src/features.ts': uses('./features/orders/index.ts'),
  'apps/server/src/platform/clock.ts': nothing,
  'apps/server/src/platform/first-type.ts': usesType('./second-type.ts'),
  'apps/server/src/platform/second-type.ts': usesType('./first-type.ts'),
  'apps/server/src/adapters/mail.ts': nothing,
  'apps/server/src/testing/factory.ts': uses('../platform/clock.ts'),
  'apps/server/src/features/ledger/index.ts': uses('./charge.ts'),
  'apps/server/src/features/ledger/charge.ts': uses('../../platform/clock.ts', '@marquee/domain/money.ts'),
  'apps/server/src/features/ledger/charge.test.ts': uses('../../testing/factory.ts', './testing/fund.ts'),
  'apps/server/src/features/ledger/testing/fund.ts': uses('../../../testing/factory.ts', '../charge.ts'),
  'apps/server/src/features/accounts/index.ts': nothing,
  'apps/server/src/features/orders/index.ts': uses('./place-order.ts'),
  'apps/server/src/features/orders/place-order.ts': uses(
    '../ledger/index.ts',
    '../../adapters/mail.ts',
    'node:fs',
  ),
  'apps/web/src/ui/button.ts': uses('@marquee/domain/money.ts', 'use-intl'),
  'apps/web/src/lib/client.ts': uses('@marquee/contract/client.ts'),
  'apps/web/src/shell/header.ts': uses('../ui/button.ts', '../lib/client.ts'),
  'apps/web/src/product/order-status.ts': uses(
    '../ui/button.ts',
    '../lib/client.ts',
    '../shell/header.ts',
    '@marquee/contract/generated/ordering.ts',
  ),
  'apps/web/src/features/catalogue/page.ts': uses('../../lib/client.ts', '../../ui/button.ts'),
  'apps/web/src/features/cart/page.ts': uses('../../shell/header.ts', '../../product/order-status.ts'),
  'apps/web/src/areas/storefront/area.ts': uses(
    '../../features/cart/page.ts',
    '../../features/catalogue/page.ts',
  ),
};

/** One violation per rule: the file, and what it must not import. */
const breaches: Record<string, [file: string, imports: string]> = {
  'no-cycle': ['apps/server/src/platform/circle.ts', uses('./circle.ts')],
  resolvable: ['scripts/lost.ts', uses('./nowhere.ts')],
  'domain-alone': ['packages/domain/src/reads-files.ts', uses('node:fs')],
  'contract-below': ['packages/contract/src/uses-phrases.ts', uses('@marquee/i18n/phrases.ts')],
  'plain-contract': ['packages/contract/src/routes.ts', usesType('./ordering/orders.ts')],
  'web-without-schemas': [
    'apps/web/src/lib/knows-schemas.ts',
    usesType('@marquee/contract/ordering/orders.ts'),
  ],
  'i18n-below': ['packages/i18n/src/uses-react.ts', uses('vitest')],
  'packages-not-apps': ['packages/i18n/src/uses-app.ts', uses('../../../apps/web/src/lib/client.ts')],
  'server-not-web': ['apps/server/src/uses-web.ts', uses('../../web/src/lib/client.ts')],
  'web-not-server': ['apps/web/src/lib/uses-server.ts', usesType('../../../server/src/platform/clock.ts')],
  'platform-knows-no-feature': [
    'apps/server/src/platform/knows-orders.ts',
    uses('../features/orders/index.ts'),
  ],
  'feature-front-door': ['apps/server/src/features/orders/side-door.ts', uses('../ledger/charge.ts')],
  'outside-front-door': ['apps/server/src/worker.ts', uses('./features/ledger/charge.ts')],
  'feature-below-app': ['apps/server/src/features/orders/uses-host.ts', uses('../../features.ts')],
  'base-features': ['apps/server/src/features/ledger/uses-orders.ts', uses('../accounts/index.ts')],
  'testing-only-in-tests': ['apps/server/src/platform/uses-factory.ts', uses('../testing/factory.ts')],
  'demo-by-installation': ['apps/server/src/platform/uses-demo.ts', uses('../demo/fill.ts')],
  'demo-on-demand': ['apps/server/src/installation.ts', uses('./demo/fill.ts')],
  'ui-alone': ['apps/web/src/ui/knows-shell.ts', uses('../shell/header.ts')],
  'widget-alone': ['apps/web/src/widget/knows-shell.ts', uses('../shell/header.ts')],
  'lib-below-all': ['apps/web/src/lib/knows-shell.ts', uses('../shell/header.ts')],
  'shell-knows-no-feature': ['apps/web/src/shell/knows-orders.ts', uses('../product/order-status.ts')],
  'product-below-features': ['apps/web/src/product/knows-cart.ts', uses('../features/cart/page.ts')],
  'web-feature-alone': ['apps/web/src/features/cart/knows-catalogue.ts', uses('../catalogue/page.ts')],
};

const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

describe('the import law', () => {
  let problems: readonly string[] = [];
  beforeAll(async () => {
    const tree = { ...lawful, ...Object.fromEntries(Object.values(breaches)) };
    problems = (await cruise(tree)).problems;
  });

  it('has a planted breach for every rule', () => {
    expect(Object.keys(breaches).sort()).toEqual(law.forbidden.map((rule) => rule.name).sort());
  });

  it.each(Object.entries(breaches))('%s is noticed', (rule, [file]) => {
    expect(problems.filter((problem) => problem.startsWith(`${rule}: ${file} `))).not.toEqual([]);
  });

  it('lets pass what is allowed', async () => {
    expect((await cruise(lawful)).problems).toEqual([]);
  });

  it('does not take blindness for order', async () => {
    const { problems: blind } = await cruise(lawful, 1000);
    expect(blind.join()).toMatch(/only \d+ files were read/);
  });
});

function cruise(tree: Tree, leastModules = Object.keys(lawful).length) {
  const directory = mkdtempSync(join(tmpdir(), 'marquee-import-law-'));
  directories.push(directory);
  const files: Tree = { 'tsconfig.json': '{}', 'scripts/empty.ts': 'export {};\n', ...tree };
  for (const name of ['domain', 'contract', 'i18n']) {
    files[`packages/${name}/package.json`] = JSON.stringify({
      name: `@marquee/${name}`,
      exports: { './*': './src/*' },
    });
    link(directory, join(directory, 'packages', name), `@marquee/${name}`);
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  for (const name of ['zod', 'use-intl', 'vitest']) {
    mkdirSync(join(directory, 'node_modules', name), { recursive: true });
    writeFileSync(join(directory, 'node_modules', name, 'index.js'), nothing);
  }
  return checkImportLaw({ directory, folders: ['packages', 'apps', 'scripts'], leastModules });
}

function link(directory: string, target: string, name: string): void {
  const place = join(directory, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'dir');
}
