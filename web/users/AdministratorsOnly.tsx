import { Outlet } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { EmptyState } from '../kit/states.tsx';

/** The server refuses everybody else; this says so before asking. */
export function AdministratorsOnly({ title }: { title: string }) {
  const { admin } = useSession();
  if (admin) return <Outlet />;
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <EmptyState
        icon="lock"
        title="Solo para administradores"
        text="Pida el cambio al administrador de su empresa."
      />
    </>
  );
}
