import { Fragment } from 'react';

/** A dash for an empty value; `label` is read by screen readers. */
export const Dash = ({ label }: { label: string }) => (
  <>
    <span aria-hidden="true">—</span>
    <span className="sr-only">{label}</span>
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
