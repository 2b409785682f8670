import type { Contact } from '../../product/account/messengers-field.tsx';
import type { Profile } from '../../shell/session/profile.ts';

export interface DetailsDraft {
  accountType: Profile['account_type'];
  name: string;
  company: { company_name: string; company_address: string; company_site: string; vat: string };
  contacts: Contact[];
}

export function toDraft(profile: Profile): DetailsDraft {
  return {
    accountType: profile.account_type,
    name: profile.name,
    company: {
      company_name: profile.company_name ?? '',
      company_address: profile.company_address ?? '',
      company_site: profile.company_site ?? '',
      vat: profile.vat ?? '',
    },
    contacts: profile.messengers.map((messenger, index) => ({ key: index + 1, ...messenger })),
  };
}

export function toChanges({ accountType, name, company, contacts }: DetailsDraft) {
  return {
    account_type: accountType,
    name,
    ...(accountType === 'company' ? company : {}),
    messengers: contacts.map(({ type, value }) => ({ type, value })),
  };
}

/** Compares what would be sent: React keys, or company fields of a person, do not count. */
export function isChanged(draft: DetailsDraft, profile: Profile): boolean {
  return JSON.stringify(toChanges(draft)) !== JSON.stringify(toChanges(toDraft(profile)));
}
