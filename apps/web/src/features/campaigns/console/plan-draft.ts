import type { StaffPlan } from '@marquee/contract/generated/console.ts';

/** The form's fields as they are typed. */
export interface PlanDraft {
  name: string;
  keywords_limit: string;
  price: string;
  trial_days: string;
  position: string;
  is_highlight: boolean;
  is_enabled: boolean;
}

export function planDraft(plan: StaffPlan | undefined, nextPosition: number): PlanDraft {
  return {
    name: plan?.name ?? '',
    keywords_limit: plan ? String(plan.keywords_limit) : '',
    price: plan?.price ?? '',
    trial_days: String(plan?.trial_days ?? 0),
    position: String(plan?.position ?? nextPosition),
    is_highlight: plan?.is_highlight ?? false,
    is_enabled: plan?.is_enabled ?? true,
  };
}

/** What cannot be read as a number is sent as one that the server refuses, so that the field says so. */
export function toPlanBody(draft: PlanDraft) {
  return {
    name: draft.name,
    keywords_limit: readWhole(draft.keywords_limit),
    price: draft.price.trim().replace(',', '.'),
    trial_days: readWhole(draft.trial_days || '0'),
    position: readWhole(draft.position || '0'),
    is_highlight: draft.is_highlight,
    is_enabled: draft.is_enabled,
  };
}

const unreadable = -1;
const readWhole = (text: string) => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : unreadable);
