import { Component, type ErrorInfo, type ReactNode } from 'react';
import { AsBuilt } from './as-built.tsx';
import { CrashPage } from './crash-page.tsx';

interface Props {
  children: ReactNode;
  /** Where the visitor is: another place is another chance. */
  place?: string;
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  crashed: boolean;
  place: string | undefined;
}

/** The last net under every page: React offers no hook for it. */
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
      <AsBuilt>
        <CrashPage />
      </AsBuilt>
    );
  }
}
