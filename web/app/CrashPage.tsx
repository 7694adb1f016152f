import { useRouteError } from 'react-router-dom';
import { errorText } from '../api/apiError.ts';
import { ErrorState } from '../kit/states.tsx';

/** A screen that broke: says so, keeps what was typed, offers to load anew. */
export function CrashPage() {
  const error = useRouteError();
  return (
    <ErrorState
      error={{ message: `Esta pantalla falló (${errorText(error)}).` }}
      safe="Lo que escribió se guardó o se conserva en este navegador."
      retry={() => window.location.reload()}
    />
  );
}
