import { useEffect, useMemo, useRef, useState } from 'react';
import { catalogue } from '../../../shared/catalogues/names.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { MATRIX_CATALOGUE } from '../../../shared/duca/matrix/matrix.ts';
import { CHARACTERISTICS_CATALOGUE, EXEMPTIONS_CATALOGUE } from '../../../shared/catalogues/importedOnly.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useProcedure } from '../../api/queries.ts';
import { startWorker } from '../../kit/startWorker.ts';
import { useReference } from '../../kit/reference.ts';
import workerUrl from './xmlWorker.ts?worker&url';
import { prettyXml, shortened } from './prettyXml.ts';
import type { XmlAnswer, XmlFacts, XmlRequest, XmlWish } from './xmlMessages.ts';

/** Typing settles this long before the message is written anew. */
const AFTER_MS = 120;

const LISTS = [
  catalogue.modalities,
  catalogue.declarationClasses,
  catalogue.settings,
  MATRIX_CATALOGUE,
  CHARACTERISTICS_CATALOGUE,
  EXEMPTIONS_CATALOGUE,
];

/**
 * The message of the body as it is now, written beside the page; the last one until the next is ready. Of a declaration
 * that is sealed, by its id, the bytes that were.
 */
export function useXml(body: DucaBody, wish: XmlWish, sealed?: string): XmlAnswer | undefined {
  const kept = useSealed(wish, sealed);
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
    if (sealed !== undefined) return undefined;
    const timer = setTimeout(() => {
      serial.current += 1;
      worker.current?.postMessage({ kind: 'body', serial: serial.current, body, wish } satisfies XmlRequest);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [body, reference, sealed, wish]);
  return sealed === undefined ? answer : kept;
}

function useSealed({ format, version }: XmlWish, id: string | undefined): XmlAnswer | undefined {
  const asked = { ID: id ?? '', VERSION: version, FORMATO: format };
  const { data, error } = useProcedure(ducaProcedures.xml, asked, { enabled: id !== undefined });
  return useMemo(() => {
    const text = data?.XML ?? '';
    const { lines, paths } = prettyXml(text, []);
    const answer = {
      serial: 0,
      problems: [],
      text,
      lines: lines.map(shortened),
      paths,
      bytes: data?.BYTES ?? 0,
      milliseconds: 0,
      elsewhere: (data?.ENLACE ?? '') !== '',
    };
    return error ? { ...answer, failure: errorText(error) } : data && answer;
  }, [data, error]);
}

/** Only what the worker needs of a list's origin, which may be the whole list. */
const plainOrigin = (
  origin: ReturnType<ReturnType<typeof useReference>['origin']>,
): XmlFacts['lists'][number]['origin'] =>
  origin && { source: origin.source, validFrom: origin.validFrom, sample: origin.sample };
