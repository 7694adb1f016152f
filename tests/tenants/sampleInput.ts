import * as z from 'zod';
import type { Param } from '../../shared/foundation/contracts/params.ts';
import type { AnyProcedure } from '../../shared/foundation/contracts/procedure.ts';
import type { Tenant } from './world.ts';

const CODE = '000000';
/** What an authenticator answers, by its shape alone. */
const passkey = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'x', attestationObject: 'x' },
};

/** Values tried in turn until the parameter takes one. */
const CANDIDATES: unknown[] = [
  ...['1', 1, false, {}, [], '2026-01-01', 2, 2026, 'x', CODE],
  { METODO: 'codigo', CODIGO: CODE },
  passkey,
  { AVISOS: [], SILENCIO_DESDE: '', SILENCIO_HASTA: '' },
  [{ CODIGO: 'x', PROVEEDOR: '', TEXTO: 'x' }],
  ['x'],
  [{ FILA: 2, VALORES: {} }],
  [{ ID_USUARIO: 'x', PERMISOS: [] }],
  {
    ...{ CAMPO: 'X.Y', CONDICION: 'VACIO', COMPARADO: '', CUANDO_CAMPO: '', CUANDO_VALOR: '' },
    ...{ VALOR: 'x', SEVERIDAD: 'ADVERTENCIA', ACTIVA: '1' },
  },
];

/** First value that an enumeration lists, read from its JSON schema. */
const listedValue = (schema: z.ZodType): unknown =>
  (z.toJSONSchema(schema, { unrepresentable: 'any' }) as { enum?: unknown[] }).enum?.[0];

export const paramsOf = (contract: AnyProcedure): [string, Param][] =>
  Object.entries(contract.params as Record<string, Param>);

/**
 * Input that passes every parameter's shape: own company, own ids, and something that fits for the rest. Optional
 * parameters are left out unless they are ids.
 */
export function sampleInput(contract: AnyProcedure, own: Tenant): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, param] of paramsOf(contract)) {
    if (param.company) input[name] = own.company;
    else if (param.idOf) {
      const id = own.ids.get(param.idOf)?.[0];
      if (!param.optional) input[name] = id ?? 'xxx-0000000000000000000000';
    } else if (!param.optional) {
      const value = [listedValue(param.schema), ...CANDIDATES].find(
        (each) => each !== undefined && param.schema.safeParse(each).success,
      );
      if (value === undefined)
        throw new Error(`No sample fits ${contract.group}/${contract.name} ${name}; add a candidate`);
      input[name] = value;
    }
  }
  return input;
}
