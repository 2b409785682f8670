import type { StaffQuest } from '@marquee/contract/generated/console.ts';

/** The form's fields as they are typed. */
export interface QuestDraft {
  name: string;
  short_body: string;
  body: string;
  translations: StaffQuest['translations'];
  service_id: string;
  quantity: string;
  repeats_count: string;
  daily_limit: string;
  min_user_spend_amount: string;
  min_replenishment_amount: string;
  position: string;
  allow_proof_url: boolean;
  allow_proof_file: boolean;
  proof_is_required: boolean;
  is_enabled: boolean;
}

export function questDraft(quest?: StaffQuest): QuestDraft {
  return {
    name: quest?.name ?? '',
    short_body: quest?.short_body ?? '',
    body: quest?.body ?? '',
    translations: quest?.translations ?? {},
    service_id: quest ? String(quest.service.id) : '',
    quantity: quest ? String(quest.quantity) : '',
    repeats_count: String(quest?.repeats_count ?? 1),
    daily_limit: quest?.daily_limit?.toString() ?? '',
    min_user_spend_amount: notZero(quest?.min_user_spend_amount),
    min_replenishment_amount: notZero(quest?.min_replenishment_amount),
    position: String(quest?.position ?? 0),
    allow_proof_url: quest?.allow_proof_url ?? false,
    allow_proof_file: quest?.allow_proof_file ?? false,
    proof_is_required: quest?.proof_is_required ?? false,
    is_enabled: quest?.is_enabled ?? true,
  };
}

/** What cannot be read as a number is sent as one that the server refuses, so that the field says so. */
export function toQuestBody(draft: QuestDraft) {
  const { allow_proof_url, allow_proof_file } = draft;
  return {
    name: draft.name,
    short_body: draft.short_body,
    body: draft.body,
    translations: filledTexts(draft.translations),
    service_id: readWhole(draft.service_id),
    quantity: readWhole(draft.quantity),
    repeats_count: readWhole(draft.repeats_count),
    daily_limit: draft.daily_limit.trim() === '' ? null : readWhole(draft.daily_limit),
    min_user_spend_amount: draft.min_user_spend_amount.trim() || '0',
    min_replenishment_amount: draft.min_replenishment_amount.trim() || '0',
    position: readWhole(draft.position),
    allow_proof_url,
    allow_proof_file,
    proof_is_required: draft.proof_is_required && (allow_proof_url || allow_proof_file),
    is_enabled: draft.is_enabled,
  };
}

/** A text left empty is not translated: its customers read the first one. */
function filledTexts(translations: StaffQuest['translations']): StaffQuest['translations'] {
  const filled = Object.entries(translations).map(([locale, texts]) => [
    locale,
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim() !== '')),
  ]);
  return Object.fromEntries(filled.filter(([, texts]) => Object.keys(texts ?? {}).length > 0));
}

const unreadable = -1;

function readWhole(text: string): number {
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : unreadable;
}

function notZero(amount: string | undefined): string {
  return amount === undefined || amount === '0' ? '' : amount;
}
