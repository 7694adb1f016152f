import { chainCompany } from '../../functions/logbook/chain.ts';
import { putFor } from '../../functions/notifications/put.ts';
import { companyRowKey, type CompanyRow } from '../../functions/runtime/caller.ts';
import { usersOf } from '../../functions/runtime/people.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import type { Api } from './api.ts';
import type { Tenant, World } from './world.ts';

const COST = {
  ...{ ID_CONCEPTO: 'FLETE', FECHA: '2026-11-19', ID_MONEDA: 'USD', TIPO_CAMBIO: '7.73901', MONTO: '100' },
  ...{ IMPUESTO: '12', PAGADO_POR: 'AGENCIA', CARGO_CLIENTE: '1', DESCRIPCION: 'Flete marítimo' },
};
const CHECK = {
  ...{
    CAMPO: 'FRACCIONES.DESCRIPCION',
    CONDICION: 'VACIO',
    COMPARADO: '',
    CUANDO_CAMPO: '',
    CUANDO_VALOR: '',
  },
  ...{ VALOR: 'falta', SEVERIDAD: 'ADVERTENCIA', ACTIVA: '1' },
};
const MAILING = {
  ...{ NOMBRE: 'Diario', REPORTE: 'declarations', FORMATO: 'CSV', FRECUENCIA: 'DIARIO', DIA: 1, HORA: 7 },
};

/** What work leaves beside documents: talk, costs, numbers set apart, notices, mails, lines of the logbook. */
export async function workThere(
  api: Api,
  { services }: World,
  own: Tenant,
  country: CountryCode,
): Promise<void> {
  const ID = own.ids.get('work-orders')![0]!;
  const declares = country === 'GT' ? 'duca' : 'dua';
  const calls: [string, object][] = [
    ['work-orders/activate', { ID, ACTIVA: '1', DE: 'ORDEN' }],
    ['work-orders/say', { ID, PARA: 'AGENCIA', ASUNTO: 'Faltan papeles', TEXTO: 'Pídalos' }],
    ['work-orders/saveCost', { ID, GASTO: COST }],
    ...(country === 'GT' ? [['duca/saveOwnCheck', { REVISION: CHECK }] as [string, object]] : []),
    [`${declares}/reserveCorrelatives`, { REGISTRO: '777', ANIO: 2026, CANTIDAD: 2, MOTIVO: 'prueba' }],
    ['reports/scheduleMail', { ...MAILING, PERSONAS: [own.ids.get('users')![0]!] }],
  ];
  const refused: string[] = [];
  for (const [name, params] of calls) {
    const { status, text } = await api.call(name, params, { cookie: own.cookie });
    if (status !== 200) refused.push(`${name}: ${text}`);
  }
  if (refused.length > 0) throw new Error(refused.join('\n'));
  const parts = { services, scope: jobScope(own.company, country) };
  const company = await services.database.get<CompanyRow>('users', companyRowKey(own.company));
  for (const person of await usersOf(parts))
    await putFor(parts, company!, person, {
      ...{
        kind: 'mention' as const,
        id: `men-${person.IdUsuario}`,
        sentence: 'Se le nombra',
        path: '/apps',
        by: '',
      },
    });
  await chainCompany(services, own.company, services.now().getTime() + 60_000);
}
