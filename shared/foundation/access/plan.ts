/** What a company may use from a day on, as its operator agreed with it; 0 is without a limit. */
export interface CompanyPlan {
  /** Code and name of the plan at that moment. */
  PLAN: string;
  NOMBRE: string;
  /** What it offers, in a sentence; plans of before say nothing. */
  DESCRIPCION?: string | undefined;
  /** First day, local. */
  DESDE: string;
  /** Active people, declarations sent to be registered in a month, and tokens of programs in force. */
  USUARIOS: number;
  DECLARACIONES: number;
  TOKENS: number;
}

/** The plan in force on a day: of those that began the latest, of two of a day the one that was agreed last. */
export const planOn = (plans: readonly CompanyPlan[] | undefined, day: string): CompanyPlan | undefined =>
  (plans ?? [])
    .filter(({ DESDE }) => DESDE <= day)
    .reduce<CompanyPlan | undefined>(
      (last, each) => (last === undefined || each.DESDE >= last.DESDE ? each : last),
      undefined,
    );

/** Whether one more goes beyond a limit of which so many are taken. */
export const isFull = (taken: number, limit: number | undefined): boolean =>
  limit !== undefined && limit > 0 && taken >= limit;
