import { Fragment } from 'react';

/** «Trabajo/Estudio» and names of files may break after a sign, not within a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[/.])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
