import type { AnyRecord } from '../../../../shared/foundation/fields/dataSet.ts';
import type { LookupReason } from '../../../../shared/transmission/lookups/kept.ts';
import { type LookupName } from '../../../../shared/transmission/lookups/kept.ts';
import { LOOKUP_FORMS, lookups } from '../../../../shared/transmission/lookups/register.ts';
import type { JsonAnswer } from '../postJson.ts';

/** What an answer proves: the thing with what is said of it, that there is none, or why it is not believed. */
export type LookupFinding =
  { kind: 'found'; said: AnyRecord } | { kind: 'absent' } | { kind: 'none'; why: LookupReason };

const FOUND = '00';
const ABSENT = '40';

/** Control characters have no place in what a person reads and a document keeps; a line break only in a long text. */
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/;

/**
 * Reads the answer to a look-up. It must repeat what was asked for, give every value of the register in its form and
 * nothing counts that the register does not name.
 */
export function readLookup(name: LookupName, key: string, answer: JsonAnswer): LookupFinding {
  if (answer.kind !== 'answer') return { kind: 'none', why: answer.kind };
  const { status, body } = answer;
  if (status === 401 || status === 403) return { kind: 'none', why: 'credentials' };
  if (status !== 200) return { kind: 'none', why: 'silent' };
  if (body['clave'] !== key)
    return { kind: 'none', why: body['codigo'] === undefined ? 'unreadable' : 'other' };
  if (body['codigo'] === ABSENT) return { kind: 'absent' };
  if (body['codigo'] !== FOUND) return { kind: 'none', why: 'code' };
  const data = body['datos'];
  if (typeof data !== 'object' || data === null) return { kind: 'none', why: 'form' };
  const given = new Map<string, unknown>(Object.entries(data));
  const said: AnyRecord = {};
  for (const [field, { form }] of Object.entries(lookups[name].gives)) {
    const value = given.get(field);
    if (typeof value !== 'string' || !LOOKUP_FORMS[form].test(value) || CONTROL.test(value))
      return { kind: 'none', why: 'form' };
    said[field] = value.trim();
  }
  return { kind: 'found', said };
}
