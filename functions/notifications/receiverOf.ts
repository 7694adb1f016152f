import { waysOf, wholeChoices, type NoticeChoices } from '../../shared/notifications/choices.ts';
import { permissionsOf } from '../../shared/foundation/access/permissions.ts';
import { accessOf, scopeOfUser } from '../runtime/caller.ts';
import { closedAddress } from '../runtime/closedAddresses.ts';
import type { Item } from '../runtime/database.ts';
import { companyOf, peopleOf, type Parts } from '../runtime/people.ts';
import { choicesKey, TABLE, type MailItem } from './rows.ts';
import { stillTold } from './stillTold.ts';

const GONE = 'La persona ya no trabaja en la empresa o su usuario no está activo.';
const LOST = 'La persona ya no puede ver aquello de lo que trata.';
const STOPPED = 'La persona dejó de recibir por correo este tipo de aviso.';
const NO_ADDRESS = 'El usuario de la persona no tiene dirección de correo.';

/**
 * To which address a mail that waited goes now, or why it goes to none: hours lie between the notice and its mail, in which
 * people leave, lose access, stop a kind of notice, or get another address.
 */
export async function receiverOf(
  parts: Parts,
  mail: Pick<MailItem, 'ID_USUARIO' | 'AVISO' | 'RUTA'>,
): Promise<{ address: string } | { reason: string }> {
  const { services, scope } = parts;
  const [company, [person], chosen] = await Promise.all([
    companyOf(parts),
    peopleOf(parts, [mail.ID_USUARIO]),
    services.database.get<Item & NoticeChoices>(TABLE, choicesKey(scope, mail.ID_USUARIO)),
  ]);
  if (!company || !person) return { reason: GONE };
  if (!waysOf(wholeChoices(chosen), mail.AVISO).has('CORREO')) return { reason: STOPPED };
  const reader = scopeOfUser(
    scope.company,
    { company, user: person },
    permissionsOf(accessOf(company, person)),
  );
  if ((await stillTold({ services, scope: reader }, [mail])).length === 0) return { reason: LOST };
  const address = person.EmailUsuario;
  if (address === '') return { reason: NO_ADDRESS };
  const closed = await closedAddress(parts, address);
  return closed === '' ? { address } : { reason: closed };
}
