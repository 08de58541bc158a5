/** What has a purpose of its own inside a card; the heart's dialog stands there as well. */
const OWN_PURPOSE = 'a, button, dialog';

/**
 * Ref of a card: a click anywhere on it follows its buy link (`a[data-card-link]`). Not a link stretched over the card:
 * under that no text can be selected and no tooltip shows. It is a convenience for pointers only; keyboards and
 * screen readers have the link itself, so the card gets no role.
 */
export function followCardLink(card: HTMLElement | null) {
  if (!card) return undefined;
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(OWN_PURPOSE)) return;
    // The end of selecting text is not a click on the card.
    if (globalThis.getSelection()?.isCollapsed === false) return;
    card.querySelector<HTMLAnchorElement>('a[data-card-link]')?.click();
  };
  card.addEventListener('click', onClick);
  return () => card.removeEventListener('click', onClick);
}
