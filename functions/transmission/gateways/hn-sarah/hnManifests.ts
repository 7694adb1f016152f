import {
  activeEnvelope,
  MANIFEST_PATHS,
  manifestEnvelope,
  questionEnvelope,
  SARAH_NAMESPACE,
  type ManifestOperation,
} from '../../../../shared/transmission/sarah/envelopes.ts';
import { operations } from '../../../../shared/transmission/operations.ts';
import type { Asked, DoorParts, Gateway } from '../gateway.ts';
import { MAX_BYTES, soapGateway } from '../soapGateway.ts';
import { sarahAnswers } from './answers.ts';

interface Request {
  operation: ManifestOperation;
  text: string;
}

/** SARAH's service of manifests: validated, presented and fetched, each at its own address behind the prefix. */
export function hnManifests({ wire, endpoint, now, credentials, version }: DoorParts): Gateway {
  const fetched = (question: Readonly<Record<string, string>>): Request => ({
    operation: 'ObtenerManifiesto',
    text: questionEnvelope('ObtenerManifiesto', question, credentials),
  });
  const found = ({ operation, key, hash }: Asked): Request =>
    fetched({ operacion: operations[operation].code, numeroOrden: key, huella: hash });
  return soapGateway<Request>({
    name: 'hn-manifiestos',
    version,
    now,
    answers: sarahAnswers,
    declaration: ({ bytes, operation, ...name }) => {
      const asked = operation === 'V' ? 'ValidaManifiesto' : 'PresentaManifiesto';
      return { operation: asked, text: manifestEnvelope(asked, bytes, credentials, name) };
    },
    channel: () => {
      throw new Error('A manifest has no channel');
    },
    find: found,
    part: found,
    status: () => ({ operation: 'VerificarSarahActivo', text: activeEnvelope('VerificarSarahActivo') }),
    carry: async ({ operation, text }, { timeoutMs, mayStillSend, at }) => {
      const request = {
        url: `${endpoint.replace(/\/$/, '')}${MANIFEST_PATHS[operation]}`,
        headers: {
          'content-type': 'text/xml; charset=utf-8',
          soapaction: `"${SARAH_NAMESPACE}:${operation}"`,
        },
        body: Buffer.from(text, 'utf8'),
        timeoutMs,
        maxBytes: MAX_BYTES,
        ...(mayStillSend ? { mayStillSend } : {}),
      };
      return { request: text, wire: await wire(request, at) };
    },
  });
}
