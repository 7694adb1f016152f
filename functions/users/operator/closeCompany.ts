import { impossible, invalidParam } from '../../../shared/foundation/contracts/refusal.ts';
import { formatDate, localDay } from '../../../shared/foundation/dates/date.ts';
import { keptUntil } from '../../../shared/users/operator/keptYears.ts';
import type { operatorProcedures } from '../../../shared/users/operator/procedures.ts';
import { companyRowKey } from '../../runtime/caller.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { operatedRow, shownCompany, writeOf } from './companyRow.ts';

/**
 * A company leaves: nobody of it comes in any more, and what it declared is kept as long as the law asks. Only then does
 * an order on the machine erase it (`infra/administer`); until then it may come back, and loses nothing.
 */
export const closeCompany: Implementation<typeof operatorProcedures.closeCompany> = async (call) => {
  const { services, input } = call;
  const reason = input.MOTIVO.trim();
  if (reason === '') throw invalidParam('MOTIVO', 'falta; la empresa lo lee en su bitácora');
  const row = await operatedRow(services, input.EMPRESA);
  if (row.ACTIVO === '1')
    throw impossible('La empresa trabaja. Suspéndala primero, y dela de baja cuando tenga sus datos.');
  if (row.BAJA)
    throw impossible(
      `La empresa ya está de baja; sus datos se conservan hasta el ${formatDate(row.BAJA.HASTA)}.`,
    );
  const DESDE = localDay(services.now());
  const set = { BAJA: { DESDE, HASTA: keptUntil(DESDE) }, SUSPENDIDA: reason };
  await writeOf(call, input.EMPRESA, 'dar de baja la empresa', {
    kind: 'update',
    table: 'users',
    key: companyRowKey(input.EMPRESA),
    set,
    told: [
      {
        field: 'Servicio de la empresa',
        before: 'suspendido',
        after: `de baja: ${reason}; sus datos se conservan hasta el ${formatDate(set.BAJA.HASTA)}`,
      },
    ],
    when: { equals: { ACTIVO: '0' } },
  });
  return shownCompany(services, { ...row, ...set });
};
