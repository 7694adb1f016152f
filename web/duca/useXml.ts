import { useEffect, useRef, useState } from 'react';
import { catalogue } from '../../shared/catalogues/names.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { MATRIX_CATALOGUE } from '../../shared/duca/rules/matrix.ts';
import { CHARACTERISTICS_CATALOGUE, EXEMPTIONS_CATALOGUE } from '../../shared/catalogues/importedOnly.ts';
import { startWorker } from '../kit/startWorker.ts';
import { useReference } from '../kit/reference.ts';
import workerUrl from './xmlWorker.ts?worker&url';
import type { XmlAnswer, XmlFacts, XmlRequest, XmlWish } from './xmlMessages.ts';

/** Typing settles this long before the message is written anew. */
const AFTER_MS = 120;

const LISTS = [
  catalogue.modalities,
  catalogue.settings,
  MATRIX_CATALOGUE,
  CHARACTERISTICS_CATALOGUE,
  EXEMPTIONS_CATALOGUE,
];

/** The message of the body as it is now, written beside the page; the last one until the next is ready. */
export function useXml(body: DucaBody, wish: XmlWish): XmlAnswer | undefined {
  const reference = useReference();
  const [answer, show] = useState<XmlAnswer>();
  const worker = useRef<Worker>(undefined);
  const serial = useRef(0);
  useEffect(() => {
    const started = startWorker(workerUrl);
    worker.current = started;
    started.onmessage = ({ data }: MessageEvent<XmlAnswer>) => {
      if (data.serial === serial.current) show(data);
    };
    const facts: XmlFacts = {
      country: reference.country,
      today: reference.today,
      lists: LISTS.map((name) => ({
        name,
        rows: reference.rows(name),
        origin: plainOrigin(reference.origin(name)),
      })),
    };
    started.postMessage({ kind: 'facts', facts } satisfies XmlRequest);
    return () => started.terminate();
  }, [reference]);
  useEffect(() => {
    const timer = setTimeout(() => {
      serial.current += 1;
      worker.current?.postMessage({ kind: 'body', serial: serial.current, body, wish } satisfies XmlRequest);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [body, reference, wish]);
  return answer;
}

/** Only what the worker needs of a list's origin, which may be the whole list. */
const plainOrigin = (
  origin: ReturnType<ReturnType<typeof useReference>['origin']>,
): XmlFacts['lists'][number]['origin'] =>
  origin && { source: origin.source, validFrom: origin.validFrom, sample: origin.sample };
