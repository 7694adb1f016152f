import { diffBodies } from '../../../shared/foundation/documents/diff.ts';
import { asLines, type AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { ACCEPTED_VERSIONS } from '../../../shared/transmission/acceptedVersions.ts';
import { operations } from '../../../shared/transmission/operations.ts';
import type { VersionSays } from '../../../shared/transmission/printStanding.ts';
import type { Stored } from '../../runtime/documents/store.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { findTransmission } from '../handOver.ts';
import { readHead } from '../job.ts';
import { headsOfDocument } from '../outcomeOf.ts';
import type { TransmissionRow } from '../rows.ts';
import { isOfOpenChange, withAnswersOf } from './acceptedContent.ts';
import { declarationStore, type DeclarationKind, type DeclarationRow } from './declaration.ts';

interface Parts {
  services: Services;
  scope: TenantScope;
}
type Kind<B extends AnyBody> = Pick<DeclarationKind<B>, 'definition' | 'numberOf'>;

/** What a version says, and the act by which it was accepted where it was. */
export interface SaidByVersion {
  says: VersionSays;
  act?: TransmissionRow;
}

/**
 * What a saved version says. Accepted is the one that holds an act's answer and says no more than what was sealed for that
 * act, with what the authority answered; whatever else holds the authority's number is a change that was not accepted.
 */
export async function saidByVersion<B extends AnyBody>(
  kind: Kind<B>,
  parts: Parts,
  { header, body }: Stored<B>,
  version: number,
): Promise<SaidByVersion> {
  if (kind.numberOf(body) === '') return { says: 'NADA' };
  if (isOfOpenChange(header, version)) return { says: 'CAMBIO' };
  const act = await lastAct(kind, parts, header, body);
  if (!act) return { says: 'NADA' };
  if (version === header.VERSION) return { says: 'ACEPTADO', act };
  const store = declarationStore(kind, parts);
  const sealed = await store.content(header.ID, act.version);
  const { dataSets } = kind.definition;
  const asAnswered = withAnswersOf(dataSets, sealed.body, body);
  if (diffBodies(dataSets, asAnswered, body).length > 0) return { says: 'CAMBIO' };
  const now = await store.content(header.ID, header.VERSION);
  const last = lastLink(now.body);
  return { says: last && Number(last.VERSION) !== act.version ? 'SUSTITUIDO' : 'ACEPTADO', act };
}

/** The last registration or change in the chain of a body; what was withdrawn says what it said before. */
const lastLink = (body: AnyBody) =>
  asLines(body[ACCEPTED_VERSIONS]).findLast(({ OPERACION }) => OPERACION !== operations.D.label);

/** The act whose answer a body holds; of what was accepted before bodies kept their chain it is the registration. */
async function lastAct<B extends AnyBody>(
  { definition }: Kind<B>,
  { services, scope }: Parts,
  { ID, CLAVE_SELLADA: key = '' }: DeclarationRow,
  body: B,
): Promise<TransmissionRow | undefined> {
  const link = lastLink(body);
  if (!link) {
    const heads = await headsOfDocument(services, scope, ID);
    return heads.find(({ operation, state }) => operation === 'R' && ['ACCEPTED', 'CHANNEL'].includes(state));
  }
  const operation = link['OPERACION'] === operations.M.label ? 'M' : 'R';
  const identity = { kind: definition.module, key, version: Number(link['VERSION']), operation } as const;
  const known = await findTransmission(services, scope, identity);
  return known && readHead(services, scope, known.id);
}
