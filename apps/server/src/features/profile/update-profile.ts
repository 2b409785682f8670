import type { ProfileChanges } from '@marquee/contract/account/profile.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { type Account, changeAccount, findAccount } from '../accounts/index.ts';
import { getSettings } from '../settings/index.ts';

const companyFields = ['company_name', 'company_address', 'company_site', 'vat'] as const;

/** Omitted fields stay unchanged; switching from company to person clears the company fields. */
export async function updateProfile(ctx: Context, changes: ProfileChanges): Promise<void> {
  const { accountId, onBehalfOf } = signedIn(ctx);
  const account = (await findAccount(ctx, accountId)) ?? refuse('unauthenticated');
  const { contact_info_is_required } = await getSettings(ctx);
  const fields = problems(account, changes, contact_info_is_required);
  if (fields.length > 0) refuse('invalid_input', { fields });
  const { messengers, ...rest } = changes;
  const values = {
    ...rest,
    ...companyValues(account, changes),
    ...(messengers ? { messengers: JSON.stringify(messengers) } : {}),
  };
  await inTransaction(ctx, async (tx) => {
    await changeAccount(tx, accountId, values);
    if (onBehalfOf === undefined) return;
    const change = { action: 'profile.update', subjectType: 'account', subjectId: accountId };
    await recordAudit(tx, { ...change, after: changes });
  });
}

function companyValues(account: Account, changes: ProfileChanges) {
  const isCompany = (changes.account_type ?? account.account_type) === 'company';
  return Object.fromEntries(
    companyFields
      .filter((field) => !isCompany || changes[field] !== undefined)
      .map((field) => [field, (isCompany && changes[field]) || null]),
  );
}

function problems(account: Account, changes: ProfileChanges, contactsRequired: boolean): FieldError[] {
  const isCompany = (changes.account_type ?? account.account_type) === 'company';
  const found: FieldError[] = [];
  if (isCompany && !(changes.company_name ?? account.company_name))
    found.push({ field: 'company_name', code: 'required' });
  if (contactsRequired && changes.messengers?.length === 0)
    found.push({ field: 'messengers', code: 'required' });
  if (changes.time_zone !== undefined && !isTimeZone(changes.time_zone))
    found.push({ field: 'time_zone', code: 'invalid' });
  return found;
}

/** Whether dates can be formatted in this time zone, on the server and in browsers. */
function isTimeZone(name: string): boolean {
  // Only some engines support offsets such as +02:00.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
