/** Provides the services to components; `main`, `prerender` and tests choose the implementations. */
import { createContext, type ReactNode, useContext } from 'react';
import { type Store, useStore } from '#src/lib/store.ts';
import type { Advisor } from './advisor.ts';
import type { LocalData } from './local-data.ts';
import type { Favorites } from './favorites.ts';
import type { History } from './history.ts';
import type { Profiles } from './profiles.ts';
import type { Session, SessionState } from './session.ts';

/** Everything that signed-in users have. */
export interface Accounts {
  session: Session;
  favorites: Favorites;
  history: History;
  profiles: Profiles;
}

export interface Services extends Accounts {
  /** Its code loads when it is first called for; after a failure the next call tries again. */
  advisor: () => Promise<Advisor>;
  localData: LocalData;
  /** Data of this tab only, until it is closed. */
  sessionData: LocalData;
  connectivity: Connectivity;
  contact: Contact;
  analytics: Analytics;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

const WHILE_PRERENDERING: SessionState = { status: 'unknown', expected: null };

/** @returns whether somebody is signed in, as far as it is known; the component renders again when that changes */
export const useSession = (): SessionState => useStore(useServices().session.state, WHILE_PRERENDERING);

/** Whether the browser reports a network; a server may still be unreachable. */
export type Connectivity = Store<boolean>;

/** Counts page views, without any data about the visitor. */
export interface Analytics {
  /** @param path the page's path, without parameters. Never throws. */
  pageView(path: string): void;
}

export interface ContactRequest {
  name: string;
  email: string;
  requestType: string;
  message: string;
}

/** Messages from visitors to the people behind the site. */
interface Contact {
  /** Resolves once the API has accepted the message. @throws {ApiError} */
  send(request: ContactRequest): Promise<void>;
}
