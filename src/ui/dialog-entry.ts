/** The history entry that stands for an open dialog, with the address of the page below it: Back leaves it and stays on the page. */

/** What the router keeps in the entry is kept. */
const MARK = 'dialog';

export function standsForDialog(): boolean {
  const state: unknown = globalThis.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

export function pushDialogEntry(): void {
  if (!standsForDialog()) globalThis.history.pushState({ ...globalThis.history.state, [MARK]: true }, '');
}

/** For when the dialog is gone. A link that was followed has put another page in the entry's place. */
export function leaveDialogEntry(): void {
  if (standsForDialog()) globalThis.history.back();
}
