import type { Analytics } from '#src/services/services.tsx';

type Command = readonly ['pageview', { path: string; route: string }];

declare global {
  interface Window {
    va?: (...command: Command) => void;
    /** Commands from before the script has loaded. */
    vaq?: Command[];
  }
}

/** {@link Analytics} over the script at `src`. We report each view, so the script must not track the address itself. */
export function createBrowserAnalytics(src: string): Analytics {
  let started = false;

  return {
    pageView(path) {
      try {
        if (!started) start(src);
        started = true;
        globalThis.window.va?.('pageview', { path, route: path });
      } catch {
        // A missed page view must not disturb anyone.
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
  document.head.append(script);
}
