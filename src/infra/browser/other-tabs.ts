import type { Favorites } from '#src/services/favorites.ts';

/** On this channel a tab names the user whose favorites it has changed. */
const CHANNEL = 'favorites';

/** Favorites whose changes the other tabs of this browser notice, which show the same list. */
export function sharedWithTabs(favorites: Favorites): Favorites {
  const channel = openChannel();
  if (!channel) return favorites;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
  const announce = (uid: string, written: Promise<void>) => written.finally(() => channel.postMessage(uid));
  return {
    ...favorites,
    add: (uid, favorite) => announce(uid, favorites.add(uid, favorite)),
    remove: (uid, id) => announce(uid, favorites.remove(uid, id)),
    annotate: (uid, id, note) => announce(uid, favorites.annotate(uid, id, note)),
    observe(uid, listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (data === uid) listener();
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/** @returns `null` in a browser that blocks all data of sites: there the tabs do not learn of each other's changes */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
