import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { outsideServices } from '../../shared/transmission/outside/register.ts';
import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { settings } from '../runtime/config.ts';
import type { Implementation } from '../runtime/executor.ts';
import { doorOf } from './gateways/doors.ts';
import { isActive } from './gateways/gateways.ts';
import { admits, tell } from './outside/circuit.ts';

/** Asks the authority's service whether it works, as `verificarsarahactivo` (spec 7): a person wants to know now. */
export const serviceActive: Implementation<typeof transmissionProcedures.serviceActive> = async ({
  services,
  scope,
  input,
}) => {
  const door = doorOf({ country: scope.country, kind: input.TIPO });
  const service = outsideServices.find(({ name }) => name === door?.name);
  if (!door || !service) throw refusal('not-found', { what: 'un servicio de la autoridad' });
  const { label, meanwhile } = service;
  if (settings()[door.endpoint] === undefined)
    return {
      ACTIVO: '0',
      FRASE: `${label}: el servidor no sabe dónde está el servicio. Avise a quien lo administra.`,
    };
  // While it is down, one call of all companies looks; the others hear what that one saw.
  if (!(await admits(services, door.name)))
    return { ACTIVO: '0', FRASE: `${label}: no responde; se le preguntó hace un momento. ${meanwhile}` };
  const active = await isActive(door, services.now, settings().SAT_LOOKUP_TIMEOUT_MS);
  await tell(services, door.name, active, 'silent');
  return {
    ACTIVO: active ? '1' : '0',
    FRASE: active
      ? `${label}: el servicio está activo.`
      : `${label}: el servicio no está activo. ${meanwhile}`,
  };
};
