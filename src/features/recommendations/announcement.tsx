import { useEffect, useRef } from 'react';

/** Says `text` to screen readers only. They speak of changes, not of what a page arrives with: the words come after the element. */
export function Announcement({ text }: { text: string }) {
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <output ref={region} className="sr-only" />;
}
