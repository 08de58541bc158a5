/** Clicks on these are not for the card; the dialog of the heart is inside it. */
const OWN_CLICKS = 'a, button, form, label, details, dialog';

/** A click anywhere on the card follows its buy link. A link stretched over it would prevent selecting text and tooltips. */
export function followCardLink(card: HTMLElement | null) {
  if (!card) return undefined;
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(OWN_CLICKS)) return;
    // The end of selecting text is not a click on the card.
    if (globalThis.getSelection()?.isCollapsed === false) return;
    card.querySelector<HTMLAnchorElement>('a[data-card-link]')?.click();
  };
  card.addEventListener('click', onClick);
  return () => card.removeEventListener('click', onClick);
}
