import type { UserAccountState } from '../../shared/users/listedUser.ts';
import type { State } from '../../shared/foundation/documents/states.ts';
import { Badge } from '../kit/states.tsx';

/** Account states as people read them. */
export const userStates: Readonly<Record<UserAccountState, Pick<State, 'label' | 'tone' | 'icon'>>> = {
  ACTIVO: { label: 'Activo', tone: 'good', icon: 'check' },
  INACTIVO: { label: 'Inactivo', tone: 'neutral', icon: 'cross' },
  INVITADO: { label: 'Invitado', tone: 'neutral', icon: 'clock' },
  POR_CONFIRMAR: { label: 'Por confirmar', tone: 'warn', icon: 'warning' },
  BORRADO: { label: 'Borrado', tone: 'neutral', icon: 'cross' },
};

export const UserState = ({ state }: { state: UserAccountState }) => <Badge {...userStates[state]} />;
