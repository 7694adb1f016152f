import { catalogue, type CatalogueName } from '../../shared/catalogues/names.ts';
import { WITHOUT, type Filter } from '../../shared/reports/filters.ts';
import { offeredFilters } from '../../shared/reports/narrowedBy.ts';
import type { reportProcedures } from '../../shared/reports/procedures.ts';
import { reports } from '../../shared/reports/reports.ts';
import type { Implementation } from '../runtime/executor.ts';
import { ALL_DAYS, ask, periodOf } from './ask.ts';
import { CLIENT_OF_INVOICES } from './clients.ts';
import { fieldLabel, stateLabel, worded } from './readable.ts';
import { checkReader } from './run.ts';
import { filterValuesSql } from './sql/filterValues.ts';

/** Values that are offered: all clients, agents and people of a large company together. */
const MOST = 5_000;

const LISTS: Partial<Record<Filter, CatalogueName>> = {
  REGIMEN: catalogue.regimes,
  ADUANA: catalogue.customsOffices,
};

/** What the facts behind a report hold on its days, so that a person narrows it to what is there; of what is open, on any day. */
export const narrowing: Implementation<typeof reportProcedures.narrowing> = async (call) => {
  const { input, services, scope } = call;
  checkReader(scope, input.REPORTE);
  const { reads, facts, columns } = reports[input.REPORTE];
  const offered = offeredFilters(input.REPORTE);
  const classes = facts.map((each) => `'${each === CLIENT_OF_INVOICES.to ? CLIENT_OF_INVOICES.from : each}'`);
  const [reference, rows] = await Promise.all([
    call.reference(),
    ask(call, {
      sql: filterValuesSql,
      reads,
      period: reads === 'period' ? periodOf(services.now(), input) : ALL_DAYS,
      where: `CLASE IN (${classes.join(', ')})`,
      most: MOST,
    }),
  ]);
  return offered.flatMap((FILTRO) => {
    const list = LISTS[FILTRO] ?? columns[FILTRO]?.catalogue;
    return rows
      .filter(({ GRUPO }) => GRUPO === FILTRO)
      .map(({ CLAVE = '', MODULO = '' }) => {
        const words =
          FILTRO === 'ESTADO'
            ? stateLabel(MODULO, CLAVE)
            : FILTRO === 'CAMPO'
              ? fieldLabel(MODULO, CLAVE)
              : list
                ? worded(reference, list, CLAVE)
                : CLAVE;
        return { FILTRO, VALOR: CLAVE || WITHOUT, NOMBRE: CLAVE === '' ? 'Sin dato' : words };
      });
  });
};
