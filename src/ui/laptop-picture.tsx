import { useState } from 'react';

interface LaptopPictureProps {
  /** An https address or the path of one of the site's own illustrations. */
  src: string;
  alt: string;
  /** Fetched at once, because it is in the first window; others when near. */
  eager?: boolean;
}

/** Whether the picture is one of the site's own illustrations, which show the form factor only. */
export const isDrawn = (src: string): boolean => src.startsWith('/illustrations/');

/** Reserves the picture's space, so that nothing shifts. */
export function LaptopPicture({ src, alt, eager = false }: LaptopPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const address = pictureAddress(src);
  return (
    <div className="relative grid aspect-[4/3] max-h-60 w-full place-items-center overflow-hidden rounded-control bg-sunken">
      {address === null || failedSrc === src ? (
        <span className="text-sm text-muted">Sin imagen</span>
      ) : (
        <img
          src={address}
          alt={alt}
          width={320}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setFailedSrc(src)}
          className="absolute inset-0 size-full object-contain p-3 print:p-0"
        />
      )}
    </div>
  );
}

/** Accepts only pictures of this site (`/…`, not `//host`) or over https. */
function pictureAddress(src: string): string | null {
  if (/^\/(?![/\\])/.test(src)) return src;
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return null;
  const { href, username, password } = new URL(src);
  return username + password === '' ? href : null;
}
