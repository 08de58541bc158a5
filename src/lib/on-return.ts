/** Calls back whenever the visitor comes back to this tab; returns how to stop. */
export function onReturn(callback: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
