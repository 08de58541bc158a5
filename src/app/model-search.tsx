import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { laptopPath, PATHS } from '#src/config/paths.ts';
import { LaptopFinder } from '#src/features/judge/laptop-finder.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** The way to a laptop's page by its name. As tall as the list of suggestions, which floats below the field. */
export function ModelSearch({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog title="Buscar un modelo" onClose={onClose}>
      <div ref={box} className="flex min-h-[min(30rem,60dvh)] flex-col justify-between">
        <LaptopFinder
          label="¿Cuál has visto?"
          onChoose={({ id }) => {
            onClose();
            void navigate(laptopPath(id));
          }}
        />
        <div className="flex flex-wrap justify-between gap-x-4">
          <ButtonLink variant="text" className="text-sm" to={PATHS.laptops} onClick={onClose}>
            Ver todos los portátiles
          </ButtonLink>
          <ButtonLink variant="text" className="text-sm" to={PATHS.advert} onClick={onClose}>
            ¿No está? Pega su anuncio
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
