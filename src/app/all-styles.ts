/**
 * Waits for the style sheet that `index.html` asks for: a page as it was built brings the rules for itself only. Without
 * the sheet the visit goes on, unstyled in places.
 */
export async function allStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
