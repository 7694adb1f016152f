import type { ModuleName } from '../../../../shared/foundation/modules.ts';
import { ConditionLost } from '../../database.ts';
import type { BulkCall } from './importRows.ts';
import { bulkKey, bulkNews, type BulkRow } from './jobRow.ts';

/** So long a worker may be silent before another takes its load over; a step of it takes seconds. */
const LEASE_MS = 60_000;

/** Somebody paused the load, or took it over: whoever had it stops. */
export class LoadLost extends Error {}

/** A load that this worker has: every step is written on condition that it still has it. */
export class HeldLoad {
  row: BulkRow;
  readonly #call: BulkCall;
  readonly #module: ModuleName;

  private constructor(call: BulkCall, module: ModuleName, row: BulkRow) {
    this.#call = call;
    this.#module = module;
    this.row = row;
  }

  /** Takes a load that nobody has; undefined when another was first. */
  static async take(call: BulkCall, module: ModuleName, row: BulkRow): Promise<HeldLoad | undefined> {
    const held = new HeldLoad(call, module, row);
    try {
      await held.#write({}, { TURNO: row.TURNO, ESTADO: row.ESTADO }, call.services.id('tur'));
      return held;
    } catch (error) {
      if (error instanceof LoadLost) return undefined;
      throw error;
    }
  }

  /** Keeps what was done, and the load for another while. */
  keep(set: Partial<BulkRow>): Promise<void> {
    return this.#write(set, { TURNO: this.row.TURNO, ESTADO: this.row.ESTADO }, this.row.TURNO);
  }

  /** Keeps what was done and lets go; when more is to be done, a message goes with it. */
  async letGo(set: Partial<BulkRow>, goesOn = false): Promise<void> {
    const { services, scope } = this.#call;
    const next = goesOn ? [services.outbox.row(bulkNews(scope, this.#module, this.row.ID_CARGA))] : [];
    await this.#write(set, { TURNO: this.row.TURNO, ESTADO: this.row.ESTADO }, '', next);
    await services.outbox.flush(next);
  }

  async #write(
    set: Partial<BulkRow>,
    equals: Record<string, string>,
    TURNO: string,
    more: Parameters<BulkCall['services']['database']['write']> = [],
  ): Promise<void> {
    const { services, scope } = this.#call;
    const HASTA = TURNO === '' ? 0 : services.now().getTime() + LEASE_MS;
    const moved = { ...set, TURNO, HASTA };
    const key = bulkKey(scope, this.row.ID_CARGA);
    try {
      await services.database.write(
        { kind: 'update', table: this.#module, key, set: moved, when: { equals } },
        ...more,
      );
    } catch (error) {
      throw error instanceof ConditionLost ? new LoadLost() : error;
    }
    this.row = { ...this.row, ...moved };
  }
}
