import { Component, useEffect, type ReactNode } from 'react';
import { errorText } from '../api/apiError.ts';
import { tellFailure } from './tellFailure.ts';
import { ErrorState } from '../kit/states.tsx';

const Crash = ({ error }: { error: unknown }) => {
  useEffect(() => tellFailure(error), [error]);
  return (
    <ErrorState
      error={{ message: `Esta pantalla falló (${errorText(error)}).` }}
      safe="Lo que escribió se guardó o se conserva en este navegador."
      retry={() => window.location.reload()}
    />
  );
};

/** What stands around a screen stays when it breaks, and going elsewhere (another `place`) mends it. */
export class CrashBoundary extends Component<
  { place: string; children: ReactNode },
  { error?: unknown; place?: string }
> {
  override state: { error?: unknown; place?: string } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  static getDerivedStateFromProps(props: { place: string }, state: { error?: unknown; place?: string }) {
    return props.place === state.place ? null : { place: props.place, error: undefined };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Crash error={this.state.error} />;
  }
}
