import type { ReactNode } from 'react';
import { iconOf, WarningIcon } from './icons.tsx';

type MessageTone = 'positive' | 'caution' | 'negative';

interface MessageProps {
  tone: MessageTone;
  children: ReactNode;
  className?: string;
}

const CheckIcon = iconOf('M5 12.5l4.5 4.5L19 7.5');

const LOOKS: Record<MessageTone, { colors: string; Sign: typeof CheckIcon }> = {
  positive: { colors: 'border-positive text-positive', Sign: CheckIcon },
  caution: { colors: 'border-caution text-caution', Sign: WarningIcon },
  negative: { colors: 'border-negative text-negative', Sign: WarningIcon },
};

/** An outcome or warning beside what it is about. Screen readers announce all but good news at once. */
export function Message({ tone, children, className = '' }: MessageProps) {
  const { colors, Sign } = LOOKS[tone];
  return (
    <div className={`flex items-start gap-3 rounded-control border bg-raised p-4 ${colors} ${className}`}>
      <Sign className="mt-px shrink-0" />
      <div role={tone === 'positive' ? undefined : 'alert'} className="min-w-0 flex-1 font-medium wrap-anywhere">
        {children}
      </div>
    </div>
  );
}
