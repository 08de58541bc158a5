/** Hands the services over to whoever draws the page; `main`, `prerender` and tests choose which. */
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
  /** The same, as long as this tab is open and in no other. */
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
