import { Component, type ErrorInfo, type ReactNode, useState } from 'react';
import { PATHS } from '../config/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { FAULT_SIGN, MissedTargetFrame } from '../ui/missed-target-frame.tsx';
import { PrerenderedFallback } from './hydration.tsx';

interface Props {
  children: ReactNode;
  place?: string;
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  crashed: boolean;
  place: string | undefined;
}

/** Replaces a page that failed to render. A class, because React has no hook for it. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crashed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { crashed: false, place };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <PrerenderedFallback>
        <CrashPage />
      </PrerenderedFallback>
    );
  }
}

/** Plain links and a reload instead of the router: after a crash nothing of the app can be trusted to work. */
function CrashPage() {
  const [tried, setTried] = useState(false);
  const { onLine } = globalThis.navigator;
  // A reload without a connection would replace this page by the browser's own error page.
  const retry = () => (globalThis.navigator.onLine ? globalThis.location.reload() : setTried(true));
  return (
    <main role="alert" className="m-auto flex max-w-prose flex-col items-center gap-6 px-4 py-16 text-center">
      <title>Algo ha ido mal</title>
      <MissedTargetFrame sign={FAULT_SIGN} className="w-44" />
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
