import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type TabsProps = {
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
};

const tabClass =
  '-mb-px min-h-tap shrink-0 border-transparent border-b-2 px-1 font-medium text-ink-soft transition-colors hover:text-ink data-active:border-primary data-active:text-ink';

export function Tabs({ label, tabs, defaultValue, value, onValueChange }: TabsProps) {
  // Only the arrow keys ask for it, so a page rendered without a document is the same.
  const direction = globalThis.document?.dir === 'rtl' ? 'rtl' : 'ltr';
  return (
    <DirectionProvider direction={direction}>
      <BaseTabs.Root
        defaultValue={defaultValue ?? tabs[0]?.value}
        value={value}
        onValueChange={(next: string) => onValueChange?.(next)}
      >
        <BaseTabs.List
          aria-label={label}
          className="flex gap-5 overflow-x-auto border-line [scrollbar-width:none] border-b px-1 pt-1"
        >
          {tabs.map((tab) => (
            <BaseTabs.Tab key={tab.value} value={tab.value} className={tabClass}>
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {tabs.map((tab) => (
          <BaseTabs.Panel key={tab.value} value={tab.value} className="rounded-sm pt-4">
            {tab.content}
          </BaseTabs.Panel>
        ))}
      </BaseTabs.Root>
    </DirectionProvider>
  );
}
