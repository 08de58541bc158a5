import { type ReactNode, useEffect, useState } from 'react';

let drawn = false;

/** For a page that was not prerendered: there is no HTML to fall back to. */
export function noPrerenderedHtml(): void {
  drawn = true;
}

/** Beside the page: once React has drawn it, what was built is out of date. */
export function Drawn() {
  useEffect(() => {
    drawn = true;
  }, []);
  return null;
}

/** The page as it was built, where React could not take it over: it can be read, and its links work. Else `children`. */
export function AsBuilt({ children }: { children: ReactNode }) {
  // React puts its own in its place only after this first rendering.
  const [html] = useState(() => (drawn ? '' : document.querySelector('#root')?.innerHTML));
  // The page's own HTML, from this same document.
  // oxlint-disable-next-line react/no-danger
  return html ? <div className="contents" dangerouslySetInnerHTML={{ __html: html }} /> : children;
}
