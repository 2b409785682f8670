import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './panel-test.ts';

/** The link to a page, or below a path that ends with a slash, in the newest mail to an address; mails without an SMTP server become files. */
export async function mailedLink(email: string, path: string): Promise<string> {
  const directory = join(process.env.PANEL_DATA_DIR ?? '', 'mail');
  let link: URL | undefined;
  await expect(() => {
    link = readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.eml'))
      .map((name) => join(directory, name))
      .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
      .map((file) => readFileSync(file, 'utf8'))
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .flatMap((mail) => mail.match(/https?:\/\/[^\s"<]+/g) ?? [])
      .map((url) => new URL(url))
      .find(({ pathname }) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return `${link?.pathname}${link?.search}`;
}
