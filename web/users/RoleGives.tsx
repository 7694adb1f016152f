import type { Role } from '../../shared/foundation/access/roles.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';
import { applications } from '../../shared/users/applications.ts';
import { grantables } from '../../shared/users/grantables.ts';

/** What a role means: its sentence, and what it gives in each application of the company. */
export function RoleGives({ role, modules }: { role: Role; modules: readonly ModuleName[] }) {
  const given = modules.flatMap((module) => {
    const rights = grantables.filter((each) => each.module === module && role.DERECHOS.includes(each.name));
    return rights.length === 0 ? [] : [{ module, rights: rights.map(({ label }) => label.toLowerCase()) }];
  });
  return (
    <>
      <p>
        {role.DESCRIPCION} <span className="d-dimmed">En Permisos se le dan o quitan diferencias.</span>
      </p>
      <ul className="us-gives" aria-label={`Lo que da el rol ${role.NOMBRE}`}>
        {given.map(({ module, rights }) => (
          <li key={module}>
            <strong>{applications[module].name}:</strong> {rights.join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}
