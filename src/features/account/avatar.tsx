import { useState } from 'react';
import { safeLink } from '#contract/safe-link.ts';

/** Google's own, because Google is the only way to sign in. */
const PHOTO_HOSTS = ['googleusercontent.com'];

interface AvatarProps {
  name: string;
  photo: string | null;
  /** In rem, so that it grows with the letters. */
  size?: number;
}

/** A user's picture, or the initial if there is none or it fails to load. Hidden from screen readers: the name stands beside it. */
export function Avatar({ name, photo, size = 2.25 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shape = { width: `${size}rem`, height: `${size}rem`, fontSize: `${size * 0.45}rem` };
  if (photo !== null && photo !== failed && safeLink(photo, PHOTO_HOSTS) !== null) {
    return (
      <img
        src={photo}
        alt=""
        style={shape}
        className="rounded-full object-cover"
        referrerPolicy="no-referrer"
        onError={() => setFailed(photo)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      style={shape}
      className="grid place-items-center rounded-full border border-line bg-sunken font-semibold text-text"
    >
      {initialOf(name)}
    </span>
  );
}

/** Letters are code points: an emoji takes two units of the string. */
const initialOf = (name: string): string => name.trim().match(/^./u)?.[0].toLocaleUpperCase('es') ?? '·';
