import { Fragment, type ReactNode, useId } from 'react';

interface ChoiceCardProps {
  name: string;
  value: string;
  label: string;
  detail: string;
  icon: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox as large as a card. Its accessible name is the label alone. */
export function ChoiceCard({ name, value, label, detail, icon, checked, onChange }: ChoiceCardProps) {
  const id = useId();
  return (
    <label className="choice @container relative flex min-w-0 flex-col wrap-anywhere rounded-card bg-raised p-3 sm:p-4">
      {/* Covers the icons only, so that the text can be selected. */}
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}detail`}
        className="absolute inset-x-0 top-0 z-part h-11 cursor-[inherit] scroll-mt-8 scroll-mb-48 appearance-none rounded-t-card outline-none"
      />
      <span className="choice-icons flex items-start justify-between">
        {icon}
        <ChoiceMark />
      </span>
      <span
        id={`${id}label`}
        className="mt-2.5 text-[min(0.9375rem,10cqi)] leading-snug font-semibold sm:text-[min(1.0625rem,10cqi)]"
      >
        <BreakAfterSlash text={label} />
      </span>
      <span id={`${id}detail`} className="mt-1 text-sm leading-snug text-muted">
        {detail}
      </span>
    </label>
  );
}

/** `Breakable` for slashes alone, without which the form would load one more file. */
const BreakAfterSlash = ({ text }: { text: string }) =>
  text.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

/** Square, because several can be checked. */
function ChoiceMark() {
  return (
    <svg viewBox="0 0 24 24" className="choice-mark size-6 shrink-0" aria-hidden="true">
      <rect x="3" y="3" width="18" height="18" rx="4.5" strokeWidth="2" />
      <path d="M7.5 12.5l3 3 6-6.5" pathLength="1" fill="none" strokeWidth="2.5" strokeDasharray="1" />
    </svg>
  );
}
