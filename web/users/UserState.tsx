import { Badge } from '../kit/states.tsx';

export const UserState = ({ active }: { active: boolean }) =>
  active ? (
    <Badge label="Activo" tone="good" icon="check" />
  ) : (
    <Badge label="Inactivo" tone="neutral" icon="cross" />
  );
