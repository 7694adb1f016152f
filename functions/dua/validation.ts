import { compareLiquidations } from '../../shared/dua/liquidation/compareLiquidations.ts';
import { readLiquidation } from '../../shared/dua/liquidation/readLiquidation.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { outcomeOf, transmissionsOf } from '../transmission/outcomeOf.ts';
import { saidOf } from '../transmission/saidOf.ts';
import { duasOf } from './duas.ts';

/** What SARAH last said of a DUA when it was validated: its liquidation beside ours, with a reason for each difference. */
export const validation: Implementation<typeof duaProcedures.validation> = async (call) => {
  const { services, scope, input } = call;
  const store = duasOf(call);
  const header = await store.header(input.ID);
  const last = (await transmissionsOf(services, scope, header.ID)).find(({ OPERACION }) => OPERACION === 'V');
  const blank = { ID_TRANSMISION: '', VERSION: 0, ESTADO: '', DE_ESTA_VERSION: '0', FRASE: '' };
  if (!last) return { ...blank, DIFERENCIAS: [], problems: [] };
  const [{ facts, summary }, theirs, validated] = await Promise.all([
    outcomeOf(services, scope, last.ID),
    saidOf(services, scope, last.ID, readLiquidation),
    store.content(header.ID, last.VERSION),
  ]);
  const { LIQUIDACION } = validated.body;
  return {
    ID_TRANSMISION: last.ID,
    VERSION: last.VERSION,
    ESTADO: last.ESTADO,
    DE_ESTA_VERSION: last.VERSION === header.VERSION ? '1' : '0',
    FRASE: summary.SABEMOS,
    ...(theirs
      ? {
          LIQUIDACION: {
            NUESTRA: { TOTAL_PAGAR: LIQUIDACION.TOTAL_PAGAR, TOTAL_GARANTIZAR: LIQUIDACION.TOTAL_GARANTIZAR },
            SARAH: theirs.SARAH_LIQUIDACION,
            TRIBUTOS: theirs.SARAH_TRIBUTOS.map(({ CONCEPTO, TIPO_OBLIGACION, IMPORTE }) => ({
              CONCEPTO,
              TIPO_OBLIGACION,
              IMPORTE,
              NUESTRO:
                validated.body.LIQUIDACION_TRIBUTOS.find(
                  (each) => each.CONCEPTO === CONCEPTO && each.TIPO_OBLIGACION === TIPO_OBLIGACION,
                )?.IMPORTE ?? '',
            })),
          },
        }
      : {}),
    DIFERENCIAS: theirs ? compareLiquidations(validated.body, theirs).slice(0, MOST) : [],
    problems: facts.PROBLEMAS,
  };
};

/** So many differences are told; whoever has more reads the first and corrects what causes them. */
const MOST = 300;
