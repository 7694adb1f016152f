import { expect, it, vi } from 'vitest';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { ducaFromDvas } from '../../../shared/duca/derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../../../shared/duca/sampleSources.fixture.ts';
import { actToCome } from '../../../shared/transmission/declarationLife.ts';
import type { XmlAnswer, XmlRequest } from './xmlMessages.ts';

const page = vi.hoisted(() => {
  const self: { onmessage?: (event: { data: unknown }) => void; postMessage?: (told: unknown) => void } = {};
  return Object.assign(globalThis, { self }).self;
});
await import('./xmlWorker.ts');

const reference = sampleReference();
const body = ducaFromDvas(sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 1 }), reference);

/** The envelope that the page of a DUCA in a state shows. */
const envelopeIn = (state: string): Promise<string> =>
  new Promise((show) => {
    page.postMessage = (told) => show((told as XmlAnswer).text);
    const preferences = { wholeTotals: false, preference8: false, variant: false };
    const wish = { format: 'SOAP', preferences, act: actToCome(state), version: 3 } as const;
    const lists = [catalogue.modalities, catalogue.declarationClasses, catalogue.settings].map((name) => ({
      name,
      rows: reference.rows(name),
      origin: undefined,
    }));
    const facts = { country: 'GT', today: reference.today, lists } as const;
    const asked: XmlRequest[] = [
      { kind: 'facts', facts },
      { kind: 'body', serial: 1, body, wish },
    ];
    for (const data of asked) page.onmessage?.({ data });
  });

it.each([
  ['BORRADOR', '1'],
  ['RECHAZADA', '1'],
  ['CORRECCION', '2'],
])('the envelope of a DUCA that is %s shows the act that goes', async (state, operation) =>
  expect(await envelopeIn(state)).toContain(`<operacion>${operation}</operacion>`),
);
