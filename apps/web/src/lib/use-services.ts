import { createContext, useContext } from 'react';
import type { AppServices } from './app-services.ts';

const ServicesContext = createContext<AppServices | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** The same services that loaders get, for queries and mutations inside components. */
export function useServices(): AppServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider');
  return services;
}
