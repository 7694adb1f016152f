import type { FactKind } from '../../shared/foundation/facts/fact.ts';
import { waysOf, wholeChoices, type NoticeChoices } from '../../shared/notifications/choices.ts';
import type { Item } from '../runtime/database.ts';
import type { Person } from '../runtime/people.ts';
import type { Watched } from './companies.ts';
import { putFor, type Told } from './put.ts';
import { choicesKey, TABLE, toldKey } from './rows.ts';

/** What one person is to be told. */
interface Telling {
  person: Person;
  told: Told;
}

/** As many as one question asks for. */
const AT_ONCE = 100;

/**
 * Tells what a watch found, and asks first what was told before: an hour in which nothing is new costs one question a
 * hundred tellings, and no mail is made that nobody gets. Once the turn of the company is over it tells nothing more; what
 * is left is found again in its next turn.
 */
export class Teller {
  private readonly watched: Watched;
  private readonly waiting: Telling[] = [];
  private readonly choices = new Map<string, NoticeChoices>();

  constructor(watched: Watched) {
    this.watched = watched;
  }

  /** Takes note of it, and tells as soon as there are enough of them. */
  async add(person: Person, told: Told): Promise<void> {
    this.waiting.push({ person, told });
    if (this.waiting.length >= AT_ONCE) await this.end();
  }

  /** Tells what is left. */
  async end(): Promise<void> {
    const some = await this.wanted(this.waiting.splice(0));
    const { services, scope } = this.watched;
    const keys = some.map(({ person, told }) => toldKey(scope, told.id, person.IdUsuario));
    const before = keys.length === 0 ? [] : await services.database.getMany(TABLE, keys);
    for (const [at, { person, told }] of some.entries()) {
      if (before[at] !== undefined) continue;
      if (!this.watched.goesOn()) return;
      await putFor(this.watched, this.watched.company, person, told);
    }
  }

  /** Without those whose person chose not to hear of its kind: of them no note is kept. */
  private async wanted(some: readonly Telling[]): Promise<Telling[]> {
    const { services, scope } = this.watched;
    const ids = [...new Set(some.map(({ person }) => person.IdUsuario))].filter(
      (id) => !this.choices.has(id),
    );
    const keys = ids.map((id) => choicesKey(scope, id));
    const rows = keys.length === 0 ? [] : await services.database.getMany<Item & NoticeChoices>(TABLE, keys);
    for (const [at, id] of ids.entries()) this.choices.set(id, wholeChoices(rows[at]));
    return some.filter(({ person, told }) => this.hears(person, told.kind));
  }

  private hears({ IdUsuario }: Person, kind: FactKind): boolean {
    const choices = this.choices.get(IdUsuario);
    return choices !== undefined && waysOf(choices, kind).size > 0;
  }
}
