import type { Analytics } from '#src/services/analytics.ts';

type Command = readonly ['pageview', { path: string; route: string }];

declare global {
  interface Window {
    /** The script's way in, as its host documents it (Vercel Web Analytics). */
    va?: (...command: Command) => void;
    /** What was said before the script came. */
    vaq?: Command[];
  }
}

/**
 * {@link Analytics} by a script of the host's, loaded with the first page view. Views are told one by one, so the script
 * must not watch the address itself. Blocked, absent or broken: nothing else notices.
 *
 * @param src address of the script; empty: nothing is ever loaded.
 */
export function createBrowserAnalytics(src: string): Analytics {
  if (src === '') return { pageView: () => undefined };
  let started = false;

  return {
    pageView(path) {
      try {
        if (!started) start(src);
        started = true;
        globalThis.window.va?.('pageview', { path, route: path });
      } catch {
        // A page view that is not counted is no reason to disturb anyone.
      }
    },
  };
}

function start(src: string): void {
  globalThis.window.va ??= (...command) => {
    (globalThis.window.vaq ??= []).push(command);
  };
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.dataset['disableAutoTrack'] = '1';
  // Nobody will ever read what waits for a script that does not come.
  script.addEventListener('error', () => {
    globalThis.window.va = () => undefined;
    delete globalThis.window.vaq;
  });
  document.head.append(script);
}
