const SIGNS = {
  laptop: 'M5 6h14v9H5zM2.5 18.5h19',
  heart:
    'M12 19.5S4 14.8 4 9.3C4 6.4 6.2 4.5 8.4 4.5c1.6 0 2.9.9 3.6 2.2.7-1.3 2-2.2 3.6-2.2 2.2 0 4.4 1.9 4.4 4.8 0 5.5-8 10.2-8 10.2z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM12 8v4.5l3 1.8',
  person: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 1 0 0-7.6zM4.5 20c.8-3.6 3.8-5 7.5-5s6.7 1.4 7.5 5',
  connection: 'M4 10a12 12 0 0 1 16 0M7 13.5a7.5 7.5 0 0 1 10 0M10 17a3 3 0 0 1 4 0M4.5 4.5l15 15',
  page: 'M6.5 3.5H14l4 4v13H6.5zM14 3.5v4h4M9.5 12l5 5M14.5 12l-5 5',
  fault: 'M12 5v8.5M12 18v.01',
} as const;

export type MissingThing = keyof typeof SIGNS;

/** The point has missed the ring, which contains the sign of what was not found. */
export const MissedTarget = ({ of: thing, className = 'w-36' }: { of: MissingThing; className?: string }) => (
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
    <path d={SIGNS[thing]} transform="translate(52.8 42.8) scale(1.6)" className="stroke-muted" strokeWidth="1.75" />
  </svg>
);
