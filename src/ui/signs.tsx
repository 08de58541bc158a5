import { Fragment } from 'react';

/** A place with nothing in it; `said`: what readers hear. */
export const Dash = ({ said }: { said: string }) => (
  <>
    <span aria-hidden="true">—</span>
    <span className="sr-only">{said}</span>
  </>
);

/** «Trabajo/Estudio» and names of files may break after a sign, not within a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[/.])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
