/** Whether the visitor already has Windows or will use Linux: then no price of this browser contains its licence. */
import { useHydrated } from '#src/lib/store.ts';
import { type Entry, STORAGE_KEYS } from './local-data.ts';
import { useServices } from './services.tsx';

export const OWNS_WINDOWS: Entry<boolean> = {
  key: STORAGE_KEYS.ownsWindows,
  parse: (value) => (typeof value === 'boolean' ? value : null),
};

/** Read whenever the component is rendered; `false` in prerendered pages, until their scripts have run. */
export function useOwnsWindows(): boolean {
  const { localData } = useServices();
  return useHydrated() && (localData.read(OWNS_WINDOWS) ?? false);
}
