import { useEffect, useRef } from 'react';

/** A live region for screen readers. They announce changes only, so the text is added after the first render. */
export function Announcement({ text }: { text: string }) {
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <output ref={region} className="sr-only" />;
}
