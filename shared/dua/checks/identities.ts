import { countries } from '../../countries/countries.ts';
import { COUNTRIES } from '../../countries/country.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';

const OWN = ['NUMERO_IDENTIFICACION_IMPORTADOR', 'IDENTIFICACION_DECLARANTE'] as const;

/**
 * Numbers that their form lets pass and that look wrong: a tax id of a department that is none, and a supplier's that its
 * country would refuse. No rule says which document a supplier is known by, so none of them blocks.
 */
export const identityProblems = (body: DuaBody, reference: Reference): Problem[] => [
  ...OWN.flatMap((name): Problem[] => {
    const checked = reference.checkTaxId(body.DECLARACION[name]);
    if (!checked.ok || checked.warning === undefined) return [];
    const { label } = duaDataSets.DECLARACION.fields[name];
    return [warning('dua.identification', `DECLARACION.${name}`, `${label}: ${checked.warning}`)];
  }),
  ...body.DETALLE_PROVEEDORES.flatMap((supplier, line): Problem[] => {
    const country = COUNTRIES.find((code) => code === supplier.PAIS_DOCUMENTO_PROVEEDOR);
    const checked = country && countries[country].checkTaxId(supplier.ID_PROVEEDOR);
    if (!checked || checked.ok) return [];
    const message = `Proveedor de la línea ${line + 1}: ${checked.reason}`;
    return [warning('dua.supplier', `DETALLE_PROVEEDORES[${line}].ID_PROVEEDOR`, message)];
  }),
];
