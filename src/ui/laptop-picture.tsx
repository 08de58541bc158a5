import { useState } from 'react';
import { type LaptopFigures, type LaptopSize, laptopSize, savedFigures } from '#src/lib/laptop-size.ts';
import { LaptopDrawing } from './laptop-drawing.tsx';

interface LaptopPictureProps {
  /** An https address or the path of one of the site's own illustrations. */
  src: string;
  alt: string;
  missing: string;
  /** With the size of the screen, the laptop is drawn to scale instead of one of the site's illustrations. */
  figures?: LaptopFigures;
  /** Fetched at once, because it is in the first window; others when near. */
  eager?: boolean;
}

/** Whether the picture is one of the site's own illustrations or drawings. */
export const isDrawn = (src: string): boolean => src.startsWith('/illustrations/');

/** @returns the size to draw a laptop in; `null` if its picture is another one */
export const drawnSize = (src: string, figures: LaptopFigures | undefined): LaptopSize | null =>
  figures && isDrawn(src) ? laptopSize(figures, src) : null;

/** Reserves the picture's space, so that nothing shifts. */
export function LaptopPicture({ src, alt, missing, figures, eager = false }: LaptopPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const address = pictureAddress(src);
  const size = drawnSize(src, figures);
  return (
    <div className="relative grid aspect-[4/3] max-h-60 w-full place-items-center overflow-hidden rounded-control bg-sunken">
      {size ? (
        <LaptopDrawing size={size} alt={alt} />
      ) : address === null || failedSrc === src ? (
        <span className="text-sm text-muted">{missing}</span>
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

interface SavedPictureProps {
  name: string;
  computer: { image: string; specs: readonly string[] };
  eager?: boolean;
}

/** The picture of a saved laptop, whose figures are in its specifications. */
export function SavedPicture({ name, computer, eager = false }: SavedPictureProps) {
  const figures = savedFigures(name, computer.specs);
  return <LaptopPicture src={computer.image} alt={name} missing="Sin imagen" figures={figures} eager={eager} />;
}
