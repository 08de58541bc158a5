import { useState } from 'react';
import { PATHS } from '../config/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { FAULT_SIGN, MissFrame } from '../ui/miss-frame.tsx';

/** Plain links, a reload and no router on purpose: after a crash nothing of the app can be trusted to work. */
export function CrashPage() {
  const [tried, setTried] = useState(false);
  const { onLine } = globalThis.navigator;
  // Loaded anew without a connection, the browser's own page would take this one's place.
  const retry = () => (globalThis.navigator.onLine ? globalThis.location.reload() : setTried(true));
  return (
    <main role="alert" className="m-auto flex max-w-prose flex-col items-center gap-6 px-4 py-16 text-center">
      <title>Algo ha ido mal</title>
      <MissFrame sign={FAULT_SIGN} className="w-44" />
      <h1>Algo ha ido mal</h1>
      <p className="text-muted">
        {onLine ? 'El fallo es nuestro.' : `${tried ? 'Sigue sin haber' : 'No hay'} conexión a Internet.`} Lo que habías
        respondido sigue guardado en este navegador.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonClass()} onClick={retry}>
          Intentar de nuevo
        </button>
        <a href={PATHS.home} className={buttonClass('secondary')}>
          Ir al inicio
        </a>
      </div>
    </main>
  );
}
