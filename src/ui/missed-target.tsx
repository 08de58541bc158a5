export const FAULT_SIGN = 'M12 5v8.5M12 18v.01';

/** The point has missed the ring. @param sign path of what was not found, in the ring */
export const MissedTarget = ({ sign, className = 'w-36' }: { sign: string; className?: string }) => (
  <svg
    viewBox="0 0 144 104"
    className={`flex-none ${className}`}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M6 98C14 52 52 12 114 15" className="stroke-muted" strokeWidth="2.5" strokeDasharray="0.1 7" />
    <circle cx="72" cy="62" r="36" className="fill-raised stroke-text" strokeWidth="4" />
    <circle cx="124" cy="15" r="8" className="fill-accent" />
    <path d={sign} transform="translate(52.8 42.8) scale(1.6)" className="stroke-muted" strokeWidth="1.75" />
  </svg>
);
