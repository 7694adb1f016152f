import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import type { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { blocks, foremost, type Problem } from '../../shared/foundation/rules/problem.ts';
import { requireReady } from '../runtime/documents/requireReady.ts';
import type { LivingPaper } from '../runtime/documents/sources/orderPapers.ts';
import { papersFor, standing } from '../runtime/documents/sources/standing.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { heldStill } from '../transmission/declarations/locks.ts';
import { seal, underWay, type Sealed } from '../transmission/declarations/seal.ts';
import { manifestDeclaration } from './declaration.ts';
import { derivedManifest } from './derivedManifest.ts';
import { manifestsOf } from './manifests.ts';
import { titlesElsewhere } from './titlesElsewhere.ts';

interface Message {
  bytes: Uint8Array;
  problems: Problem[];
}

interface Looked extends Message {
  /** The transport documents and orders that were looked at. */
  papers: LivingPaper[];
}

/** The exact bytes, and everything that keeps them from being sent. */
async function messageOf(body: ManifestBody, reference: Reference): Promise<Message> {
  const { buildManifestXml } = await import('../../shared/manifests/xml/buildManifestXml.ts');
  const { bytes = new Uint8Array(), problems } = buildManifestXml(body, reference);
  return { bytes, problems: [...problems, ...documentProblems(manifestDefinition, body, reference)] };
}

/** All that is to be said of a version before SARAH has it: its own, what its transport documents say by now, other manifests. */
async function looked(
  call: Call<unknown>,
  stored: Stored<ManifestBody>,
  reference: Reference,
): Promise<Looked> {
  const papers = await papersFor(derivedManifest, call, stored.header);
  const [{ bytes, problems: own }, { problems }, elsewhere] = await Promise.all([
    messageOf(stored.body, reference),
    standing(derivedManifest, call, stored, papers),
    titlesElsewhere(call, stored, reference),
  ]);
  const all = [...own, ...problems, ...elsewhere];
  return { bytes, problems: all, papers: papers?.living() ?? [] };
}

async function send(
  call: Call<{ ID: string; LOCK: number }>,
  operation: 'V' | 'R',
  transition: 'validate' | 'transmit',
  action: string,
): Promise<Sealed> {
  const [stored, reference] = await Promise.all([manifestsOf(call).open(call.input.ID), call.reference()]);
  const { header, body } = stored;
  const wanted = { transition, action, lock: call.input.LOCK };
  const there = await underWay(manifestDeclaration, call, header, wanted);
  if (there) return there;
  const { bytes, problems, papers } = await looked(call, stored, reference);
  requireReady(manifestDefinition.noun, problems);
  const key = manifestDeclaration.ownNumber(body);
  const holds = operation === 'R' ? await heldStill(papers, manifestDeclaration.called) : [];
  return seal(manifestDeclaration, call, { header, bytes, key, operation, transition, holds });
}

/** Asks SARAH what it would say of the version as it is; it registers nothing there and may be asked as often as wanted. */
export const validate: Implementation<typeof manifestProcedures.validate> = (call) =>
  send(call, 'V', 'validate', 'validarse');

/** Seals the current version and presents it. */
export const present: Implementation<typeof manifestProcedures.present> = (call) =>
  send(call, 'R', 'transmit', 'presentarse');

/** What a saved version still lacks, with the same functions as the browser. */
export const readiness: Implementation<typeof manifestProcedures.readiness> = async (call) => {
  const { ID, VERSION } = call.input;
  const [stored, reference] = await Promise.all([manifestsOf(call).open(ID, VERSION), call.reference()]);
  const { problems } = await looked(call, stored, reference);
  return {
    LISTA: !blocks(problems),
    VERSION: VERSION ?? stored.header.VERSION,
    problems: foremost(problems),
  };
};
