import { type Account, type AccountsByEmail, isPassword } from '../../accounts/index.ts';

export interface PasswordHolder {
  accountId: bigint;
  /** The hash that was checked. */
  passwordHash: string;
}

const checks = 3;

/**
 * The account of this address that the password opens: its owner, else the claimant this browser knows,
 * else the newest ones. A refusal always takes three checks, so that timing does not reveal how many exist.
 */
export async function passwordHolder(
  { owner, claimants }: AccountsByEmail,
  password: string,
): Promise<PasswordHolder | undefined> {
  const withPassword = claimants.filter(({ password_hash }) => password_hash !== null);
  const candidates: (Account | undefined)[] = [owner, ...withPassword];
  for (let index = 0; index < checks; index += 1) {
    const { id, password_hash } = candidates[index] ?? {};
    if ((await isPassword(password_hash, password)) && id !== undefined && password_hash)
      return { accountId: id, passwordHash: password_hash };
  }
  return undefined;
}
