import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AppServices } from './lib/app-services.ts';
import type { PageState } from './lib/page-state.ts';
import { ServicesProvider } from './lib/use-services.ts';
import { CurrencyProvider } from './shell/preferences/currency.tsx';
import { PhrasesProvider } from './shell/preferences/phrases-provider.tsx';
import { RenderedAtProvider } from './shell/preferences/rendered-at.tsx';
import { SidebarProvider } from './shell/preferences/sidebar.tsx';

interface AppProps {
  state: Pick<PageState, 'currency' | 'sidebarCollapsed' | 'now' | 'numbers'>;
  services: AppServices;
  children: ReactNode;
}

/** Everything below may ask for phrases, data and the currency; the router is a child. */
export function App({ state, services, children }: AppProps) {
  return (
    <QueryClientProvider client={services.queryClient}>
      <PhrasesProvider locale={services.locale} phrases={services.phrases} numbers={state.numbers}>
        <RenderedAtProvider now={state.now}>
          <CurrencyProvider initial={state.currency}>
            <SidebarProvider collapsed={state.sidebarCollapsed === true}>
              <ServicesProvider value={services}>{children}</ServicesProvider>
            </SidebarProvider>
          </CurrencyProvider>
        </RenderedAtProvider>
      </PhrasesProvider>
    </QueryClientProvider>
  );
}
