import type { CountryCode } from '../../../shared/countries/country.ts';
import { impossible, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { localDateTime, localDay } from '../../../shared/foundation/dates/date.ts';
import { REPORT_EVENTS } from '../../../shared/foundation/facts/analysisEvent.ts';
import type { CompanyExport, exportProcedures } from '../../../shared/reports/exportProcedures.ts';
import { workingFor } from '../../runtime/narrowed.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { outgoing } from '../../runtime/outbox.ts';
import { jobScope, type TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import type { Write } from '../../runtime/write.ts';
import { consentOn } from '../../users/operator/consent.ts';
import { operatedRow, writeOf } from '../../users/operator/companyRow.ts';
import { inTurn, turnOf } from '../oneAtATime.ts';
import { TABLE } from '../rows.ts';
import {
  exportKey,
  exportObject,
  exportsOf,
  exportsPk,
  placeText,
  publicExport,
  type ExportRow,
} from './exportRows.ts';

/** Exports that are listed, and days after which they are forgotten with their files. */
const [MOST_LISTED, DAYS] = [10, 3] as const;

type Company = Pick<TenantScope, 'company'>;

const listed = ({ database }: Services, scope: Company): Promise<ExportRow[]> =>
  database.query<ExportRow>(TABLE, { pk: exportsPk(scope), descending: true, limit: MOST_LISTED });

/** The rows of a new export: itself, and the message that has it made. @throws Refusal while one is being made. */
async function begun(
  services: Services,
  { company, country }: { company: string; country: CountryCode },
  by: string,
): Promise<{ row: ExportRow; writes: Write[] }> {
  const now = services.now();
  const ID = services.id('exp');
  const turn = await turnOf(services, exportsOf({ company }), { ID });
  const row: ExportRow = {
    ...exportKey({ company }, ID),
    ...{
      ID,
      ESTADO: 'EN_CURSO',
      PEDIDA: localDateTime(now),
      POR: by,
      DOCUMENTOS: 0,
      ARCHIVOS: 0,
      PARTES: [],
    },
    place: placeText({ section: 0, after: '' }),
    intentos: {},
    cuando: now.getTime(),
    expires: Math.floor(now.getTime() / 1000) + DAYS * 86_400,
  };
  const told = [{ field: 'Exportación de todos los datos', before: '', after: `pedida por ${by}` }];
  return {
    row,
    writes: [
      { kind: 'put', table: TABLE, item: row, when: { absent: true } },
      // The export passes, and that it was asked for does not.
      { ...turn, told },
      services.outbox.row({ queue: REPORT_EVENTS, message: { company, country, whole: ID } }),
    ],
  };
}

export const startCompanyExport: Implementation<typeof exportProcedures.startCompanyExport> = async (
  call,
) => {
  const { services, scope } = call;
  const { row, writes } = await begun(services, scope, scope.userName);
  await inTurn(exportsOf(scope), () => services.database.write(...writes));
  await services.outbox.flush(outgoing(writes));
  return publicExport(row, services.now());
};

export const companyExports: Implementation<typeof exportProcedures.companyExports> = async ({
  services,
  scope,
}) => (await listed(services, scope)).map((row) => publicExport(row, services.now()));

/** A part of an export that is there. @throws Refusal `not-found`. */
async function partOf(
  { database }: Services,
  scope: Company,
  { ID, PARTE }: { ID: string; PARTE: string },
): Promise<{ row: ExportRow; part: CompanyExport['PARTES'][number] }> {
  const row = await database.get<ExportRow>(TABLE, exportKey(scope, ID));
  const part = row?.PARTES.find(({ NOMBRE }) => NOMBRE === PARTE);
  if (!row || !part) throw refusal('not-found', { what: 'una parte lista de la exportación' });
  return { row, part };
}

/** Says in the company's logbook who took which part, for it leaves the house with it. */
const takenBy = (row: ExportRow, part: string, who: string): Write => ({
  kind: 'update',
  table: TABLE,
  key: { pk: row.pk, sk: row.sk },
  set: { TOMADA: who },
  told: [{ field: 'Exportación de todos los datos', before: '', after: `${part}, descargada por ${who}` }],
  when: { exists: true },
});

async function linkOf(services: Services, scope: TenantScope, row: ExportRow, name: string) {
  services.log.info('link.issued', { module: 'reports', company: scope.company, export: row.ID });
  const object = exportObject(row.ID, row.intentos[name] ?? '', name);
  return {
    ENLACE: await services.files.link(scope, 'files', object, name),
    NOMBRE: name,
  };
}

export const companyExportLink: Implementation<typeof exportProcedures.companyExportLink> = async (call) => {
  const { services, scope, input } = call;
  const { row, part } = await partOf(services, scope, input);
  await services.database.write(takenBy(row, part.NOMBRE, scope.userName));
  return linkOf(services, scope, row, part.NOMBRE);
};

/** Rows that a deed of the operator writes, told in the company's logbook with its reason. */
const asOperator = (call: Call<{ EMPRESA: string }>, action: string, ...writes: Write[]): Promise<void> =>
  writeOf(call, call.input.EMPRESA, action, ...writes);

export const startOperatedExport: Implementation<typeof exportProcedures.startOperatedExport> = async (
  call,
) => {
  const { services, input } = call;
  const reason = input.MOTIVO.trim();
  if (reason === '') throw impossible('Falta el motivo; la empresa lo lee en su bitácora.');
  const { AbreviaturaPais } = await operatedRow(services, input.EMPRESA);
  const company = { company: input.EMPRESA, country: AbreviaturaPais };
  const { row, writes } = await begun(services, company, `quien opera la plataforma: ${reason}`);
  await asOperator(call, 'preparar la exportación de los datos de la empresa', ...writes);
  await services.outbox.flush(outgoing(writes));
  return publicExport(row, services.now());
};

export const operatedExports: Implementation<typeof exportProcedures.operatedExports> = async ({
  services,
  input,
}) => {
  await operatedRow(services, input.EMPRESA);
  return (await listed(services, { company: input.EMPRESA })).map((row) => publicExport(row, services.now()));
};

/** What an export holds is documents: who operates the platform sees none without the company's consent of that day. */
export const operatedExportLink: Implementation<typeof exportProcedures.operatedExportLink> = async (
  call,
) => {
  const { services, input } = call;
  const company = await operatedRow(services, input.EMPRESA);
  if (!consentOn(company, localDay(services.now())))
    throw impossible(
      'La empresa no consiente hoy que usted vea sus documentos. Su administrador lo consiente en «Plan y consumo»; mientras tanto, la exportación la descarga él.',
    );
  const { row, part } = await partOf(services, { company: input.EMPRESA }, input);
  const who = 'quien opera la plataforma, con consentimiento de la empresa';
  await asOperator(call, 'descargar los datos de la empresa', takenBy(row, part.NOMBRE, who));
  const scope = jobScope(input.EMPRESA, company.AbreviaturaPais);
  return workingFor(scope, () => linkOf(services, scope, row, part.NOMBRE));
};

/** All of them, as the group's handler takes them. */
export const exportImplementations = {
  startCompanyExport,
  companyExports,
  companyExportLink,
  startOperatedExport,
  operatedExports,
  operatedExportLink,
};
