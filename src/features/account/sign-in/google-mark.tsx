export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="none" strokeWidth="4.2" aria-hidden="true">
      <path stroke="#ea4335" d="M4.2 7.5a9 9 0 0 1 14.2-1.9" />
      <path stroke="#fbbc05" d="M4.2 16.5a9 9 0 0 1 0-9" />
      <path stroke="#34a853" d="M17.6 19.1a9 9 0 0 1-13.4-2.6" />
      <path stroke="#4285f4" d="M12 12h9a9 9 0 0 1-3.4 7.1" />
    </svg>
  );
}
