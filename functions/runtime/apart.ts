import { workingFor } from './narrowed.ts';
import type { Services } from './services.ts';

/**
 * A run of a schedule over what many companies have: what fails for one keeps no other from its turn (invariant I7), and is
 * told all the same: `end` fails the run.
 */
export class Apart {
  private readonly errors: unknown[] = [];
  private readonly log: Services['log'];

  constructor({ log }: Pick<Services, 'log'>) {
    this.log = log;
  }

  /** Works for a company; `otherwise` stands for what that brings where it fails. */
  async work<T>({ company }: { company: string }, work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await workingFor({ company }, work);
    } catch (error) {
      this.log.error('company.failed', { company, error });
      this.errors.push(error);
      return otherwise;
    }
  }

  /** @throws what failed, where something did. */
  end(): void {
    if (this.errors.length === 1) throw this.errors[0];
    if (this.errors.length > 1) throw new AggregateError(this.errors, `${this.errors.length} failed`);
  }
}
