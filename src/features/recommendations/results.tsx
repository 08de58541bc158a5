import type { ShownComputer } from '#contract/shown-computer.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { useAutoSave } from '../history/use-auto-save.ts';
import { Announcement } from './announcement.tsx';
import { CatalogueNote } from './catalogue-note.tsx';
import { MoreOptionsSection } from './more/more-options-section.tsx';
import { OptionCards } from './cards/option-cards.tsx';
import { firstOptions } from './cards/options.ts';
import { ReasonBlock } from './reason-block.tsx';

interface ResultsProps {
  result: StoredRecommendations;
  first: ShownComputer;
}

export function Results({ result, first }: ResultsProps) {
  const { computers, catalogue } = result;
  useAutoSave(result);
  return (
    <div className="grid grid-cols-1 gap-10 sm:gap-14">
      <div>
        <header className="mb-6 sm:mb-8">
          <h1>
            Tus recomendaciones personalizadas{' '}
            <span className="block text-2xl font-normal text-muted sm:text-4xl">basadas en tus necesidades</span>
          </h1>
          <Announcement
            text={computers.length === 1 ? 'Un portátil recomendado' : `${computers.length} portátiles recomendados`}
          />
        </header>
        <h2 className="sr-only">Equipos recomendados</h2>
        <OptionCards label="Opciones recomendadas" options={firstOptions(result)} />
        {catalogue && <CatalogueNote {...catalogue} />}
      </div>
      <ReasonBlock {...result} />
      <MoreOptionsSection result={result} first={first} />
    </div>
  );
}
