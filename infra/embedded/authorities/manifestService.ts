import { keysOf } from '../../../shared/foundation/keyed.ts';
import { child, childText } from '../../../shared/foundation/xml/readXml.ts';
import { MANIFEST_PATHS, type ManifestOperation } from '../../../shared/transmission/sarah/envelopes.ts';
import type { Mood, Objection, PracticeAuthority, PracticeOperation } from './practiceAuthority.ts';
import { readRequest } from './readRequest.ts';
import { answerText } from './sarahService.ts';
import type { Served } from './satService.ts';
import { scripts } from './scripts.ts';

/** What the practice service of manifests objects to when it is told to reject. */
export const MANIFEST_OBJECTIONS: readonly Objection[] = [
  {
    codigo: '3001',
    ruta: 'TITULOS[0].PESO_BRUTO',
    mensaje: 'El peso del título no corresponde al documento presentado.',
  },
  { codigo: '3002', ruta: '', mensaje: 'La unidad de transporte no está registrada.' },
];

const PRACTISED_MANIFESTS: Record<ManifestOperation, PracticeOperation> = {
  ValidaManifiesto: 'ProcesaDeclaracion',
  PresentaManifiesto: 'ProcesaDeclaracion',
  ObtenerManifiesto: 'ConsultaPorOrden',
  VerificarSarahActivo: 'EstadoServicio',
};

/** What writes: the code of its operation. */
const WRITING: Partial<Record<ManifestOperation, string>> = {
  ValidaManifiesto: '0',
  PresentaManifiesto: '1',
};

/** The practice service of manifests at one of its addresses: it takes what belongs there and nothing else. */
const serve =
  (authority: PracticeAuthority, operation: ManifestOperation) =>
  (text: string): Served => {
    const request = readRequest(text);
    if (request?.body.name !== operation) return { script: scripts.schema, text: '' };
    const { body, asked, sealed } = request;
    const manifest = child(body, 'datosManifiesto')?.children[0];
    const answer = authority.call(PRACTISED_MANIFESTS[operation], {
      ...asked,
      operacion: WRITING[operation] ?? childText(body, 'operacion'),
      numeroOrden:
        childText(child(manifest, 'encabezado'), 'numeroPreimpreso') || childText(body, 'numeroOrden'),
      declaracion: sealed('datosManifiesto'),
    });
    return { script: answer.script, text: answerText(operation, answer, '') };
  };

/** The practice service of manifests at each of its addresses behind a prefix. */
export const manifestAddresses = (
  authority: PracticeAuthority,
  prefix: string,
): Record<string, { mood: Mood; serve: (text: string) => Promise<Served> }> =>
  Object.fromEntries(
    keysOf(MANIFEST_PATHS).map((operation) => {
      const answer = serve(authority, operation);
      return [
        `${prefix}${MANIFEST_PATHS[operation]}`,
        { mood: authority.mood, serve: async (text: string) => answer(text) },
      ];
    }),
  );
