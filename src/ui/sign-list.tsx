import { unbroken } from '#src/lib/unbroken.ts';
import { cn } from './cn.ts';
import { iconOf } from './icons.tsx';

export const SIGN_TONES = { good: 'text-positive', bad: 'text-caution' } as const;
export type SignTone = keyof typeof SIGN_TONES;
const SIGNS = { good: iconOf('M12 5v14M5 12h14'), bad: iconOf('M5 12h14') } as const;

interface SignListProps {
  items: readonly string[];
  tone: SignTone;
  className?: string;
  'aria-label'?: string;
}

/** Pros, or cons, with their sign. */
export function SignList({ items, tone, className, ...named }: SignListProps) {
  const Sign = SIGNS[tone];
  return (
    <ul {...named} className={cn('grid max-w-measure gap-2.5', className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.15em_minmax(0,1fr)] gap-2 wrap-anywhere">
          <Sign className={`mt-[0.2em] size-[1.15em] ${SIGN_TONES[tone]}`} />
          <span>{unbroken(item)}</span>
        </li>
      ))}
    </ul>
  );
}
