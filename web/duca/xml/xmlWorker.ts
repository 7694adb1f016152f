import { buildDucaXml } from '../../../shared/duca/xml/buildDucaXml.ts';
import { makeReference, type CatalogueList } from '../../../shared/foundation/documents/makeReference.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { envelopeOf } from './envelopeOf.ts';
import { prettyXml, shortened } from './prettyXml.ts';
import type { XmlAnswer, XmlFacts, XmlRequest, XmlWish } from './xmlMessages.ts';

// Runs beside the page, so that a declaration of thousands of lines never holds up the keyboard.

let reference: Reference | undefined;

const referenceOf = ({ country, today, lists }: XmlFacts): Reference =>
  makeReference({
    country,
    today,
    // The message writes what is stored; nothing is checked here.
    checkTaxId: (value) => ({ ok: true, value }),
    lists: new Map(
      lists.map(({ name, rows, origin }): [string, CatalogueList] => [
        name,
        {
          name,
          title: name,
          countries: [country],
          source: origin?.source ?? '',
          validFrom: origin?.validFrom ?? '',
          sample: origin?.sample ?? false,
          stamp: '',
          rows,
        },
      ]),
    ),
  });

async function written(
  body: DucaBody,
  { format, preferences, act, version }: XmlWish,
): Promise<Omit<XmlAnswer, 'serial'>> {
  const started = performance.now();
  const { bytes, failure, problems, paths } = buildDucaXml(body, reference!, true, { act, preferences });
  const messages = problems.map((each) => each.message);
  if (!bytes) {
    return {
      failure: failure ?? '',
      problems: messages,
      text: '',
      lines: [],
      paths: [],
      bytes: 0,
      milliseconds: 0,
    };
  }
  const soap = format === 'SOAP';
  const text = soap
    ? await envelopeOf(bytes as Uint8Array<ArrayBuffer>, { order: body.DUCA.NO_ORDEN, version, act })
    : new TextDecoder().decode(bytes);
  const pretty = prettyXml(text, soap ? [] : paths);
  return {
    problems: messages,
    text,
    lines: pretty.lines.map(shortened),
    paths: pretty.paths,
    bytes: soap ? text.length : bytes.length,
    milliseconds: performance.now() - started,
  };
}

self.onmessage = ({ data }: MessageEvent<XmlRequest>): void => {
  if (data.kind === 'facts') {
    reference = referenceOf(data.facts);
    return;
  }
  if (!reference) return;
  const { serial, body, wish } = data;
  void written(body, wish).then((answer) => self.postMessage({ serial, ...answer } satisfies XmlAnswer));
};
