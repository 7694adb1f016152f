import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { duaOwed } from '../../shared/dua/owedTaxes.ts';
import { paperUses } from '../declarations/paperUses.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { DeclarationKind } from '../transmission/declarations/declaration.ts';
import type { PaperUse } from '../transmission/declarations/locks.ts';

/** Queue that hears of outcomes. */
export const LISTENER = 'dua-events';

/** The DUA as what is sent to SARAH. */
export const duaDeclaration = {
  definition: duaDefinition,
  listener: LISTENER,
  worth: 'VALOR_ADUANA',
  called: 'la DUA',
  ownNumber: ({ DECLARACION }) => DECLARACION.NO_ORDEN,
  numberOf: ({ DECLARACION }) => DECLARACION.ID_SARAH,
  channelOf: ({ DECLARACION }) => DECLARACION.CANAL_SELECTIVO,
  clearance: {
    dayOf: ({ DECLARACION }) => DECLARACION.FECHA_LEVANTE,
    withDay: (body, FECHA_LEVANTE) => ({ ...body, DECLARACION: { ...body.DECLARACION, FECHA_LEVANTE } }),
  },
  declarantOf: ({ DECLARACION }) => DECLARACION.IDENTIFICACION_DECLARANTE,
  owed: duaOwed,
  // Whatever it was formed of; a DUA that a person wrote takes nothing.
  used: async (of) => {
    const taken = of.stored.header.FUENTES?.TOMADAS ?? {};
    const { dvas, ...others } = paperUses(of);
    const using = (use: PaperUse) =>
      Object.keys(taken[use.store.definition.module] ?? {}).map((id) => ({ ...use, id }));
    return [
      ...declaredDvas(of.stored).map((id) => ({ ...dvas, id })),
      ...Object.values(others).flatMap(using),
    ];
  },
} satisfies DeclarationKind<DuaBody>;

/** Value declarations that it declares: of what carries none, one that lies in its order all the same is not. */
export function declaredDvas({ header, derived }: Stored<DuaBody>): string[] {
  const papers = derived?.DETALLE_DOCUMENTO;
  const taken = Object.keys(header.FUENTES?.TOMADAS.dva ?? {});
  return taken.filter((id) => papers?.some((each) => each.ID_LINEA === id) ?? true);
}
