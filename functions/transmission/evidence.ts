import type { StoredObject, transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { sha256 } from '../runtime/digest.ts';
import { EVIDENCE, evidenceOf } from './archive.ts';
import { existing } from './outcomeOf.ts';
import { chainHash } from './record.ts';
import { sealedObject, stepKey, TABLE, type StepRow, type TransmissionRow } from './rows.ts';

/** Steps of a transmission, first to last. */
export const readSteps = (
  services: Services,
  head: Pick<TransmissionRow, 'company' | 'id'>,
): Promise<StepRow[]> =>
  services.database.query<StepRow>(TABLE, {
    pk: stepKey(head, head.id, 0).pk,
    prefix: 'E#',
    few: 'steps of one transmission',
  });

/** Everything that proves what happened, checked while it is read: the chain of steps and the hash of every object. */
export const evidence: Implementation<typeof transmissionProcedures.evidence> = async ({
  input,
  services,
  scope,
}) => {
  const head = await existing(services, scope, input.ID);
  const steps = await readSteps(services, head);
  const kept = [sealedObject(head), ...steps.flatMap((step) => objectsOf(step))];
  const objects = await Promise.all(kept.map((each) => evidenceOf(services, scope, each)));
  const last = steps.findLast((step) => step.exchange !== undefined)?.exchange;
  const textOf = (name: string | undefined): string => {
    const bytes = objects[kept.findIndex((each) => each.NOMBRE === name)];
    return bytes ? Buffer.from(bytes).toString('utf8') : '';
  };
  services.log.info('link.issued', { transmission: head.id, links: kept.length, user: scope.userId });
  return {
    ID: head.id,
    CLAVE: head.key,
    VERSION: head.version,
    OPERACION: head.operation,
    HUELLA: head.hash,
    CADENA: steps.map((step) => ({
      SEQ: step.seq,
      ESTADO: step.state,
      FECHA: step.at,
      INTENTO: step.attempt,
      MOTIVO: step.reason,
      CODIGO: step.code,
      PERSONA: step.person,
      NOTA: step.note,
      ...(step.exchange ? { INTERCAMBIO: step.exchange } : {}),
      ANTERIOR: step.previous,
      HUELLA: step.hash,
    })),
    INTEGRA: unbroken(head, steps) && kept.every((each, index) => matches(objects[index], each)),
    RESULTADO: head.facts,
    SOLICITUD: textOf(last?.SOLICITUD.NOMBRE),
    RESPUESTA: last?.CUARENTENA ? '' : textOf(last?.RESPUESTA?.NOMBRE),
    ENLACES: await linksOf(services, scope, kept),
  };
};

const objectsOf = ({ exchange }: StepRow): StoredObject[] =>
  exchange ? [exchange.SOLICITUD, ...(exchange.RESPUESTA ? [exchange.RESPUESTA] : [])] : [];

const matches = (bytes: Uint8Array | undefined, { SHA256 }: StoredObject): boolean =>
  bytes !== undefined && sha256(bytes) === SHA256;

/** Every step hashes to what it says, follows the one before, and the row knows the last. */
export function unbroken(
  head: Pick<TransmissionRow, 'hash' | 'chain' | 'seq'>,
  steps: readonly StepRow[],
): boolean {
  const links = steps.every((step, index) => {
    const follows = step.seq === index + 1 && step.previous === (steps[index - 1]?.hash ?? head.hash);
    return follows && chainHash(step) === step.hash;
  });
  return links && steps.length === head.seq && steps.at(-1)?.hash === head.chain;
}

const linksOf = (services: Services, scope: TenantScope, kept: readonly StoredObject[]) =>
  Promise.all(
    kept.map(async ({ NOMBRE, SHA256, VERSION_OBJETO }) => {
      const file = NOMBRE.split('/').slice(-2).join('-');
      return {
        NOMBRE: NOMBRE.split('/').at(-1) ?? NOMBRE,
        SHA256,
        URL: await services.files.link(scope, EVIDENCE, NOMBRE, file, 'attachment', VERSION_OBJETO),
      };
    }),
  );
