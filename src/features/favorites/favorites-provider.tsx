import { createContext, type ReactNode, useState } from 'react';
import type { FavoritesStore } from './favorites-store.ts';

/** State that all hearts and pages share until the page is reloaded. */
interface Shared {
  /** By user. */
  stores: Map<string, FavoritesStore>;
  /** Ids of laptops that a heart of this page load is about to save. */
  pendingHere: Set<string>;
}

export const FavoritesContext = createContext<Shared | null>(null);

/** Without the code of favorites, because every page loads this file. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const [shared] = useState((): Shared => ({ stores: new Map(), pendingHere: new Set() }));
  return <FavoritesContext value={shared}>{children}</FavoritesContext>;
}
