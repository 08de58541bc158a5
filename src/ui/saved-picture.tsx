import { savedFigures } from '#src/lib/laptop-size.ts';
import { LaptopPicture } from './laptop-picture.tsx';

interface SavedPictureProps {
  name: string;
  computer: { image: string; specs: readonly string[] };
  eager?: boolean;
}

/** The picture of a saved laptop, whose figures are in its specifications. */
export function SavedPicture({ name, computer, eager = false }: SavedPictureProps) {
  const figures = savedFigures(name, computer.specs);
  return <LaptopPicture src={computer.image} alt={name} missing="Sin imagen" figures={figures} eager={eager} />;
}
