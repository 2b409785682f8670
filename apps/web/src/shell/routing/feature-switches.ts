import type { Settings } from '@marquee/contract/generated/shell.ts';

const switches = {
  bonuses: (settings) => settings.enable_bonuses,
  childPanels: (settings) => settings.enabled_child_panels,
  grades: (settings) => settings.grades_enabled,
  referralProgram: (settings) => settings.referral_program_percent > 0,
  keywordTools: (settings) => settings.keywordToolsIsEnabled,
  tasks: (settings) => settings.enable_tasks,
  freeTrials: (settings) => settings.free_views_is_allowed,
} satisfies Record<string, (settings: Settings) => boolean>;

export type FeatureName = keyof typeof switches;

export function isFeatureOn(feature: FeatureName, settings: Settings): boolean {
  return switches[feature](settings);
}
