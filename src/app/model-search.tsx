import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { laptopPath, PATHS } from '#src/config/paths.ts';
import { LaptopFinder } from '#src/features/judge/laptop-finder.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** The way to a laptop's page by its name. As tall as the list of suggestions, which floats below the field. */
export function ModelSearch({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const open = async (path: string) => {
    // This replaces the history entry that stands for the dialog; closing it earlier would go back.
    await navigate(path, { replace: true });
    onClose();
  };
  return (
    <Dialog title="Buscar un modelo" onClose={onClose}>
      <div ref={box} className="flex min-h-[min(30rem,60dvh)] flex-col justify-between">
        <LaptopFinder label="¿Cuál has visto?" onChoose={({ id }) => void open(laptopPath(id))} />
        <div className="flex flex-wrap justify-between gap-x-4">
          <Button variant="quiet" data-prefetch={PATHS.laptops} onClick={() => void open(PATHS.laptops)}>
            Ver todos los portátiles
          </Button>
          <Button variant="quiet" data-prefetch={PATHS.advert} onClick={() => void open(PATHS.advert)}>
            ¿No está? Pega su anuncio
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
