/** Provides the services to components; `main`, `prerender` and tests choose the implementations. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Accounts } from './accounts.ts';
import type { Advisor } from './advisor.ts';
import type { Analytics } from './analytics.ts';
import type { Connectivity } from './connectivity.ts';
import type { Contact } from './contact.ts';
import type { LocalData } from './local-data.ts';

export interface Services extends Accounts {
  advisor: Advisor;
  localData: LocalData;
  /** The same for this tab only, until it is closed. */
  visitData: LocalData;
  connectivity: Connectivity;
  contact: Contact;
  analytics: Analytics;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** @throws outside a {@link ServicesProvider}. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
