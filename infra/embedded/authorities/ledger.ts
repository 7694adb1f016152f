import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { keyed } from '../../../shared/foundation/keyed.ts';

/** A legal effect: what the authority holds of a declaration. */
export interface Act {
  id: number;
  key: string;
  operation: string;
  version: string;
  hash: string;
  /** The authority's number of the declaration. */
  number: string;
  signature: string;
  /** Local civil time yyyy-mm-ddThh:mm:ss. */
  at: string;
  channel: string;
}

/** A request as it arrived, whatever became of it. */
export interface Receipt {
  at: string;
  operation: string;
  key: string;
  hash: string;
  script: string;
}

/** The sample work of last month is booked from a thread of its own. */
const BUSY_MS = 5000;

/** How an authority numbers a declaration, from the moment of its registration and a correlative. */
export type NumberOf = (at: string, correlative: number) => string;

/** Year, office, correlative and a letter, whose rule is not public (domain 1.5). */
export const sarahNumber: NumberOf = (at, correlative) =>
  `${at.slice(2, 4)}0004${String(correlative).padStart(6, '0')}${'ABCDEFGHJKLMNPRSTUVWXYZ'[correlative % 23]}`;

/**
 * Durable book of the practice authority. Every request is a receipt; every legal effect is an act, so that a test can
 * count what a declaration caused: at most one registration a number, whatever was sent how often.
 */
export class Ledger {
  private readonly database: DatabaseSync;
  private readonly numberOf: NumberOf;
  private readonly rectified: (number: string) => string;

  /** @param authority names the file, `practice-<authority>.db`. */
  constructor(dataDir: string, authority = 'sat', numberOf: NumberOf = satNumber) {
    mkdirSync(dataDir, { recursive: true });
    this.numberOf = numberOf;
    this.rectified = numberOf === satNumber ? nextVersion : (number) => number;
    this.database = new DatabaseSync(join(dataDir, `practice-${authority}.db`), { timeout: BUSY_MS });
    this.database.exec(`
      PRAGMA journal_mode = WAL;
      CREATE TABLE IF NOT EXISTS act (id INTEGER PRIMARY KEY, key TEXT, operation TEXT, version TEXT, hash TEXT,
        number TEXT, signature TEXT, at TEXT, channel TEXT);
      CREATE INDEX IF NOT EXISTS act_key ON act (key);
      CREATE TABLE IF NOT EXISTS receipt (at TEXT, operation TEXT, key TEXT, hash TEXT, script TEXT);
      CREATE INDEX IF NOT EXISTS receipt_key ON receipt (key);
      CREATE TABLE IF NOT EXISTS settlement (hash TEXT PRIMARY KEY, text TEXT);
    `);
  }

  receive(receipt: Receipt): void {
    this.database
      .prepare('INSERT INTO receipt VALUES (?, ?, ?, ?, ?)')
      .run(receipt.at, receipt.operation, receipt.key, receipt.hash, receipt.script);
  }

  receipts(key: string): Receipt[] {
    return this.database
      .prepare('SELECT * FROM receipt WHERE key = ? ORDER BY rowid')
      .all(key)
      .map(receiptOf);
  }

  acts(key: string): Act[] {
    return this.database.prepare('SELECT * FROM act WHERE key = ? ORDER BY id').all(key).map(actOf);
  }

  /** Order number of the declaration that has a number here; '' when none has. */
  keyOf(number: string): string {
    const act = this.database.prepare('SELECT key FROM act WHERE number = ? LIMIT 1').get(number);
    return (act as { key: string } | undefined)?.key ?? '';
  }

  /**
   * Books an effect; number, signature and channel follow from the order number alone, but for the version in the number,
   * which a rectification raises.
   */
  book(effect: { key: string; operation: string; version: string; hash: string; at: string }): Act {
    const last = this.acts(effect.key).at(-1)?.number;
    const known = last && effect.operation === 'M' ? this.rectified(last) : last;
    const number = known ?? this.numberOf(effect.at, this.count() + 1);
    const { lastInsertRowid } = this.database
      .prepare(
        'INSERT INTO act (key, operation, version, hash, number, signature, at, channel) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        effect.key,
        effect.operation,
        effect.version,
        effect.hash,
        number,
        signatureOf(number, effect.hash),
        effect.at,
        channelOf(effect.key),
      );
    return this.acts(effect.key).find((act) => act.id === Number(lastInsertRowid))!;
  }

  /** Keeps what an authority settled of a message, as it says it to who asks. */
  settle(hash: string, text: string): void {
    this.database.prepare('INSERT OR REPLACE INTO settlement VALUES (?, ?)').run(hash, text);
  }

  /** What was settled of a message after it was answered; '' of any other. */
  settlementOf(hash: string): string {
    const row = this.database.prepare('SELECT text FROM settlement WHERE hash = ?').get(hash);
    return row === undefined ? '' : String(row['text']);
  }

  close(): void {
    this.database.close();
  }

  private count(): number {
    return Number(this.database.prepare('SELECT count(DISTINCT key) AS n FROM act').get()?.['n']);
  }
}

/** Groups 7-2-6-4-1 (domain 1.5); the check digit is the sum of the others, for the real rule is not public. */
function satNumber(at: string, correlative: number): string {
  return checked(`GTPRQPQ${at.slice(2, 4)}${String(correlative).padStart(6, '0')}0001`);
}

/** The number of what was rectified: a version later. */
const nextVersion = (number: string): string =>
  checked(number.slice(0, 15) + String(Number(number.slice(15, 19)) + 1).padStart(4, '0'));

function checked(body: string): string {
  const sum = [...body].reduce((total, letter) => total + (Number(letter) || 0), 0);
  return `${body}${sum % 10}`;
}

const signatureOf = (number: string, hash: string): string =>
  createHash('sha256').update(`practica|${number}|${hash}`).digest('hex').slice(0, 40).toUpperCase();

/** Green for most, as in life: last digit of the order number 0 to 6 green, 7 and 8 yellow, 9 red. */
export function channelOf(key: string): 'VERDE' | 'AMARILLO' | 'ROJO' {
  const last = Number(key.at(-1)) || 0;
  return last <= 6 ? 'VERDE' : last <= 8 ? 'AMARILLO' : 'ROJO';
}

type Row = Record<string, SQLOutputValue>;

/** Columns of a row as texts. */
const texts = <K extends string>(row: Row, names: readonly K[]): Record<K, string> =>
  keyed(names, (name) => String(row[name]));

const receiptOf = (row: Row): Receipt => texts(row, ['at', 'operation', 'key', 'hash', 'script']);

const actOf = (row: Row): Act => ({
  id: Number(row['id']),
  ...texts(row, ['key', 'operation', 'version', 'hash', 'number', 'signature', 'at', 'channel']),
});
