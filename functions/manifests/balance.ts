import type { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { balancesOf } from '../../shared/manifests/titleBalance.ts';
import type { Implementation } from '../runtime/executor.ts';
import { manifestsOf } from './manifests.ts';
import { claimsOn } from './titleClaims.ts';

/** What each title still holds, and which declarations took of it. */
export const balance: Implementation<typeof manifestProcedures.balance> = async (call) => {
  const [{ body }, { claims }] = await Promise.all([
    manifestsOf(call).open(call.input.ID),
    claimsOn(call, call.input.ID),
  ]);
  return balancesOf(body.TITULOS, claims).map(({ title, packages, weight, claims: own }, line) => ({
    TITULO_TRANSPORTE: title,
    CANTIDAD_BULTOS: body.TITULOS[line]?.CANTIDAD_BULTOS ?? '',
    PESO_BRUTO: body.TITULOS[line]?.PESO_BRUTO ?? '',
    BULTOS_RESTANTES: packages,
    PESO_RESTANTE: weight,
    DECLARACIONES: own.map(({ id, called }) => ({ ID_DECLARACION: id, NOMBRE: called })),
  }));
};
