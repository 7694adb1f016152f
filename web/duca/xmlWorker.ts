import { buildDucaXml } from '../../shared/duca/xml/buildDucaXml.ts';
import { makeReference, type CatalogueList } from '../../shared/foundation/documents/makeReference.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { prettyXml } from './prettyXml.ts';
import type { XmlAnswer, XmlFacts, XmlRequest } from './xmlMessages.ts';

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

self.onmessage = ({ data }: MessageEvent<XmlRequest>): void => {
  if (data.kind === 'facts') {
    reference = referenceOf(data.facts);
    return;
  }
  if (!reference) return;
  const started = performance.now();
  const { bytes, failure, paths } = buildDucaXml(data.body, reference, true);
  const pretty = bytes ? prettyXml(new TextDecoder().decode(bytes), paths) : { lines: [], paths: [] };
  const answer: XmlAnswer = {
    serial: data.serial,
    ...(failure === undefined ? {} : { failure }),
    ...pretty,
    bytes: bytes?.length ?? 0,
    milliseconds: performance.now() - started,
  };
  self.postMessage(answer);
};
