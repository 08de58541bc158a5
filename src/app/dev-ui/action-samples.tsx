import { useState } from 'react';
import { Button, ButtonLink, type ButtonLook } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { HeartIcon } from '#src/ui/icons.tsx';
import { TabStrip } from '#src/ui/tab-strip.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { FORCED, Sample, State } from './sample.tsx';

const LOOKS: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger'];
const TABS = ['Mejor opción', 'Opción 2', 'Opción 3'].map((label, index) => ({
  id: `tab-${index}`,
  panelId: `panel-${index}`,
  label,
}));

export function ActionSamples() {
  const [tab, setTab] = useState(0);
  const [open, setOpen] = useState(false);
  const showToast = useToast();
  return (
    <>
      {LOOKS.map((look) => (
        <Sample key={look} title={`Botón ${look}`}>
          <State name="normal">
            <Button look={look}>Ver más</Button>
          </State>
          {Object.entries(FORCED).map(([state, name]) => (
            <State key={state} name={state}>
              <Button look={look} className={name}>
                Ver más
              </Button>
            </State>
          ))}
          <State name="disabled">
            <Button look={look} disabled>
              Ver más
            </Button>
          </State>
          <State name="busy">
            <Button look={look} disabled aria-busy>
              Buscando...
            </Button>
          </State>
          <State name="enlace">
            <ButtonLink look={look} to="/">
              Ver más
            </ButtonLink>
          </State>
        </Sample>
      ))}
      <Sample title="Botón de icono">
        {['', ...Object.values(FORCED)].map((name) => (
          <button key={name} type="button" aria-label={`Favorito ${name}`} className={`icon-button ${name}`}>
            <HeartIcon />
          </button>
        ))}
      </Sample>
      <Sample title="Pestañas">
        <TabStrip label="Opciones" tabs={TABS} active={tab} onSelect={setTab} />
        {TABS.map(({ id, panelId, label }, index) => (
          <div key={id} role="tabpanel" id={panelId} aria-labelledby={id} hidden={index !== tab}>
            {label}
          </div>
        ))}
      </Sample>
      <Sample title="Lo que se abre">
        <Disclosure summary="Requisitos técnicos" className="w-full max-w-xl">
          Se abre hasta donde llega.
        </Disclosure>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Abrir el diálogo
        </Button>
        <Dialog open={open} title="Un diálogo" onClose={() => setOpen(false)}>
          Con Escape, con el aspa o fuera de él se cierra.
        </Dialog>
        {(['positive', 'caution', 'negative'] as const).map((tone) => (
          <Button key={tone} look="secondary" onClick={() => showToast(`Un aviso ${tone}`, tone)}>
            Aviso {tone}
          </Button>
        ))}
      </Sample>
    </>
  );
}
