import { createContext, type ReactNode, useState } from 'react';
import type { FavoritesStore } from './favorites-store.ts';

/** What all hearts and pages share as long as the page is loaded. */
interface Shared {
  /** By user. */
  stores: Map<string, FavoritesStore>;
  /** Ids of laptops that a heart of this page load wants to save, and takes care of. */
  wantedHere: Set<string>;
}

export const FavoritesContext = createContext<Shared | null>(null);

/** Every page loads it, so the code of favorites is not here. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const [shared] = useState((): Shared => ({ stores: new Map(), wantedHere: new Set() }));
  return <FavoritesContext value={shared}>{children}</FavoritesContext>;
}
