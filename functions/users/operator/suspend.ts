import { invalidParam, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { operatorProcedures } from '../../../shared/users/operator/procedures.ts';
import { companyRowKey } from '../../runtime/caller.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { usersOf } from '../../runtime/people.ts';
import { jobScope } from '../../runtime/scope.ts';
import { revokeUser } from '../../runtime/session.ts';
import { operatedRow, shownCompany, writeOf, type Operated } from './companyRow.ts';

interface Asked {
  EMPRESA: string;
  MOTIVO: string;
}

async function turn(call: Call<Asked>, to: '0' | '1', action: string): Promise<Operated> {
  const { services, input } = call;
  const reason = input.MOTIVO.trim();
  if (reason === '') throw invalidParam('MOTIVO', 'falta; la empresa lo lee en su bitácora');
  const row = await operatedRow(services, input.EMPRESA);
  if (row.ACTIVO === to)
    throw refusal('document.impossible-change', {
      reason: to === '1' ? 'La empresa ya está activa.' : 'La empresa ya está suspendida.',
    });
  const set = { ACTIVO: to, SUSPENDIDA: to === '0' ? reason : '' };
  await writeOf(call, input.EMPRESA, `${action} la empresa`, {
    kind: 'update',
    table: 'users',
    key: companyRowKey(input.EMPRESA),
    set,
    // One that comes back has not left.
    ...(to === '1' && row.BAJA ? { remove: ['BAJA'] } : {}),
    told: [
      {
        field: 'Servicio de la empresa',
        before: to === '1' ? 'suspendido' : 'activo',
        after: `${to === '1' ? 'activo' : 'suspendido'}: ${reason}`,
      },
    ],
    when: { equals: { ACTIVO: row.ACTIVO } },
  });
  const { BAJA: _left, ...kept } = row;
  return { ...kept, ...set };
}

/**
 * Nobody of the company comes in any more, from this moment; what was sent and is in doubt is still asked for, nothing new
 * leaves, and nothing is deleted.
 */
export const suspendCompany: Implementation<typeof operatorProcedures.suspendCompany> = async (call) => {
  const { services, input } = call;
  const row = await turn(call, '0', 'suspender');
  const users = await usersOf({ services, scope: jobScope(input.EMPRESA, row.AbreviaturaPais) });
  // No session of theirs passes the executor as it is; ended, none comes back when the company does.
  for (const { IdUsuario } of users) await revokeUser(services, IdUsuario);
  return shownCompany(services, row);
};

export const resumeCompany: Implementation<typeof operatorProcedures.resumeCompany> = async (call) =>
  shownCompany(call.services, await turn(call, '1', 'reanudar'));
