import type { Finding } from './check.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

interface Rule {
  words: RegExp;
  where: RegExp;
  except?: RegExp;
  reason: string;
  /** Allowed if a comment on the same line or the one above explains why. */
  explainable?: true;
  inComments?: true;
}

const vagueName = /(^|\/)(utils?|helpers?|common|misc)(\.|\/)/;
const tests = /\.(test|spec)\.tsx?$|\/testing\//;

const rules: readonly Rule[] = [
  {
    words: /\.\.\/shared\b/,
    where: /^(apps|packages|scripts|e2e|bench|chaos)\//,
    except: /^scripts\/verify\/(contract-coverage|forbidden-words)/,
    reason: 'the project stands without the folder beside it',
    inComments: true,
  },
  {
    words: /\bNumber\(|\bparseFloat\(|\bparseInt\(/,
    where: /^(packages\/domain\/src\/money|apps\/server\/src\/features\/ledger)\//,
    // Shares and rates are not amounts: a whole number of millionths fits a double.
    except: /\/ratio\.ts$/,
    reason: 'money is bigint; a float loses some of it',
    explainable: true,
  },
  {
    words: /(^|[^.\w])fetch\(|from 'undici'/,
    where: /^apps\/server\/src\//,
    except: /^apps\/server\/src\/platform\/(guarded-fetch\/|storage\/s3-storage\.ts)/,
    reason: 'requests leave through platform/guarded-fetch, which knows where they may go',
  },
  {
    words: /\b(useFormatter|useMutation|useQueries)\b/,
    where: /^apps\/web\/src\//,
    reason:
      'a library in common rides along on the first page; lib, shell/forms and use-percent do without these',
  },
  {
    words:
      /queryKey: ?\[(['"`]|\.\.\.)|Quer(y|ies)(Data|Defaults|State)(<[^(]*>)?\(\[|\b(refresh|refreshQueries|keys)\b.*\[\[?['"`]/,
    where: /^apps\/web\/src\//,
    except: /\/query-keys\.ts$/,
    reason: 'keys of the query cache are declared once, in query-keys.ts',
  },
  {
    // A form's message has already gone through useErrorMessage.
    words: /(?<!\bform|\.\.)\.message\b|\{[^}]*\bmessage\b[^}]*\} = \(?\w*[eE]rror\b/,
    where: /^apps\/web\/src\//,
    // The widget's form shows what the panel says, in the form's language.
    except: /^apps\/web\/src\/(shell\/errors\/use-error-message|widget\/[\w-]+)\.ts$/,
    reason: 'an error may speak the browser’s language; useErrorMessage speaks the reader’s',
  },
  {
    words:
      /\.toISOString\(\)\.slice|_(at|to|until)\.slice\(|\.toLocale(Date|Time)?String\(|\bDateTimeFormat\((?!\))/,
    where: /^apps\/web\/src\//,
    // Names months and weekdays, which no other place does.
    except: /^apps\/web\/src\/ui\/forms\/calendar\.tsx$/,
    reason: 'dates have a few named styles, in packages/domain/src/format/date.ts',
  },
  {
    words: /\}[\s\u00a0\u202f]?%|%[\s\u00a0]?\{/,
    where: /^apps\/web\/src\/.*\.tsx$/,
    // Lengths of drawings.
    except:
      /^apps\/web\/src\/(ui\/forms\/quantity-input|features\/ordering\/form\/fields\/drip-feed-plan)\.tsx$/,
    reason: 'the place of the percent sign depends on the language: usePercent',
  },
  {
    words: /\bcrypto\.randomUUID\(/,
    where: /^apps\/web\/src\//,
    // Labels a chosen file on the page, which is not sent; the widget's form has nothing of the panel's app.
    except: /^apps\/web\/src\/(lib\/send-once|features\/tickets\/use-attachments|widget\/order-form)\.ts$/,
    reason: 'lib/send-once.ts keeps a request’s key until it is answered',
  },
  {
    words: /\bnew Date\(\)|\bDate\.now\(\)/,
    where: /^(packages|apps\/server\/src\/features)\//,
    reason: 'the time is ctx.clock.now(), so that a test can set it',
  },
  {
    words: /\bprocess\.env\b/,
    where: /^(packages|apps)\//,
    except:
      /^apps\/server\/src\/(start|books-check|restore|platform\/process\/config|platform\/db\/embedded\/run-binary)\.ts$/,
    reason: 'the environment is read once, by platform/process/config.ts',
  },
  {
    words: /@ts-(ignore|expect-error|nocheck)/,
    where: /\.tsx?$/,
    except: /^scripts\/verify\/forbidden-words/,
    reason: 'a type that is not known is `unknown`, and then narrowed',
    inComments: true,
  },
];

export async function checkForbiddenWords(files: readonly SourceFile[] = sourceFiles()): Promise<Finding> {
  const names = files.map((file) => file.path).filter((path) => vagueName.test(path));
  return {
    problems: [
      ...names.map((path) => `${path}: a name says what is inside`),
      ...files.flatMap((file) => (tests.test(file.path) ? [] : rules.flatMap((rule) => broken(rule, file)))),
    ],
    note: `${rules.length + 1} rules`,
  };
}

function broken(rule: Rule, { path, lines }: SourceFile): string[] {
  const { words, where, except, reason } = rule;
  if (!where.test(path) || except?.test(path)) return [];
  return lines.flatMap((line, index) => {
    if (!words.test(rule.inComments ? line : withoutComment(line))) return [];
    if (rule.explainable && isExplained(line, lines[index - 1] ?? '')) return [];
    return [`${path}:${index + 1}: ${line.trim()}: ${reason}`];
  });
}

function withoutComment(line: string): string {
  return /^\s*(\/\/|\*|\/\*)/.test(line) ? '' : line.replace(/\s\/\/ .*$/, '');
}

function isExplained(line: string, above: string): boolean {
  return /\s\/\/ \S/.test(line) || /^\s*(\/\/|\/\*\*)/.test(above);
}
