import { Fragment } from 'react';

/** «Trabajo/Estudio», addresses and names of files may break after a sign, not within a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=\/|\.(?=\p{L}))/u).map((part, index) => (
    // Parts may repeat.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
