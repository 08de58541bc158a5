/** Something is on its way. Says nothing: the words beside it do. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-8 animate-spin rounded-full border-3 border-line border-t-accent motion-reduce:animate-none"
    />
  );
}
