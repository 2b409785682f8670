import type { Finding } from './check.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const checked = /^apps\/server\/src\/(?!testing\/|demo\/)(?!.*\/testing\/)(?!.*\.test\.ts$).*\.ts$/;

const template = '`((?:[^`\\\\$]|\\\\.|\\$(?!\\{)|\\$\\{(?:[^`{}]|\\{[^{}]*\\})*\\})*)`';

/** Where a text becomes a key: hashes, locks, derived keys, and whatever is called a key. */
const places = [
  String.raw`\.update\(\s*`,
  String.raw`hashtext(?:extended)?\(\$\{`,
  String.raw`\.derive\(\s*`,
  String.raw`\b(?:const|let) \w*[kK]ey\s*=\s*`,
  String.raw`\b(?:\w*[kK]ey|eventId|caller)\s*:\s*(?:\w+ \? [^\n]*)?`,
  String.raw`\.(?:get|set|has|delete|reward)\(\s*`,
  String.raw`\bfunction \w*[kK]ey\([^\x60]{0,400}?\breturn `,
].map((place) => new RegExp(place + template, 'g'));

const interpolation = /\$\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** Ids and other plain numbers have no separator in them. A text may stand at the end, behind them. */
const isNumber = /(?:^|[._])(?:id|\w*Id|\w+_id|points|seconds|turn|timestamp)$|\.getTime\(\)$/;

/** What others prescribe or what is a closed list of our own. */
const exempt: Readonly<Record<string, string>> = {
  'apps/server/src/features/webhooks/webhook-secret.ts':
    'the form that Standard Webhooks prescribes; ids are UUIDs',
  'apps/server/src/platform/db/listen.ts': 'the topic is ours, and the database writes the same text',
  'apps/server/src/platform/rate-limit/rate-limiter.ts': 'the name is ours and the key is hashed',
  'apps/server/src/features/catalogue/places/places.ts': 'both parts are closed lists',
  'apps/server/src/features/catalogue/stored/localized-catalogue.ts': 'the language is a closed list',
  'apps/server/src/features/invoices/receipts/receipt-fonts.ts': 'file and weight are our own',
  'apps/server/src/features/ledger/pass-on-wallets.ts': 'a number and a word of a closed list',
  'apps/server/src/features/ledger/reversals/charge-back.ts': 'the part is a closed list',
  'apps/server/src/features/uploads/store-files.ts': 'the room is a closed list',
  'apps/server/src/features/sandbox-payments/sandbox-cards.ts': 'ends with one of two words',
  'apps/server/src/features/sessions/limits/check-captcha.ts': 'the purpose is ours',
  'apps/server/src/adapters/payments/paypal/paypal-reports.ts': 'ends with a word of a closed list',
  'apps/server/src/adapters/payments/btcpay/btcpay-gateway.ts': 'ends with a word of a closed list',
};

/** Keys made of several texts go through `composedKey`, so that two different lists never share one. */
export async function checkComposedKeys(files: readonly SourceFile[] = sourceFiles()): Promise<Finding> {
  const problems = files
    .filter(({ path }) => checked.test(path) && !(path in exempt))
    .flatMap(({ path, lines }) => {
      const text = lines.join('\n');
      return places
        .flatMap((place) => [...text.matchAll(place)])
        .filter(([, joined = '']) => isAmbiguous(joined))
        .map(({ index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${path}:${line} joins texts into a key; use composedKey()`;
        });
    });
  return { problems };
}

function isAmbiguous(joined: string): boolean {
  const parts = [...joined.matchAll(interpolation)].map(([, expression = '']) => expression.trim());
  return parts.slice(0, -1).some((part) => !isNumber.test(part));
}
