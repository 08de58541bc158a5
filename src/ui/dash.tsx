/** A place with nothing in it; `said`: what readers hear. */
export const Dash = ({ said }: { said: string }) => (
  <>
    <span aria-hidden="true">—</span>
    <span className="sr-only">{said}</span>
  </>
);
