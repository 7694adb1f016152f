import * as z from 'zod';

/** Spec 4, DVA print modes: 0 and 1 print both parts, 2 the annex only, 3 and 4 the header only. */
export type PrintMode = 0 | 1 | 2 | 3 | 4;

const toggle = z.enum(['0', '1']).optional();

/**
 * The user's print toggles, '1' enables (spec 6, print toggles): boxes 8, 11 and 35, the cut of preferential tariff
 * codes (spec 5, printing), and the annex of expenses. What a person has not chosen comes with the configuration
 * (`catalogue.userDefaults`), never from here.
 */
export const printOptionsSchema = z.object({
  imprdva8: toggle,
  imprdva11: toggle,
  imprdva35: toggle,
  arancel8: toggle,
  imprdvagastos: toggle,
});

export type PrintToggles = z.infer<typeof printOptionsSchema>;

export interface PrintOptions {
  mode: PrintMode;
  /** Boxes 8, 11 and 35 print the 'otro' text beside the catalogue's. */
  otherLevel: boolean;
  otherCondition: boolean;
  otherState: boolean;
  /** Tariff codes of lines with an agreement are cut where the country says so. */
  cutTariff: boolean;
  /** Prints how the expenses are shared among the lines, and what each invoice carries of them. */
  expenses: boolean;
  /** Marks every page as a draft. */
  draft: boolean;
  /** Marks every page as annulled, whatever it was asked as; absent in what was printed before that was marked. */
  annulled?: boolean;
}

/** Options as the layout takes them, from what the call and the user's configuration say. */
export function printOptions(
  mode: number,
  draft: boolean,
  toggles: PrintToggles = {},
  annulled = false,
): PrintOptions {
  return {
    mode: mode as PrintMode,
    draft: draft && !annulled,
    annulled,
    otherLevel: toggles.imprdva8 === '1',
    otherCondition: toggles.imprdva11 === '1',
    otherState: toggles.imprdva35 === '1',
    cutTariff: toggles.arancel8 === '1',
    expenses: toggles.imprdvagastos === '1',
  };
}

/** Name of a print: the same version, mode and options always give the same one, and so the same stored bytes. */
export function printName(version: number, options: PrintOptions): string {
  const flags = [
    options.otherLevel,
    options.otherCondition,
    options.otherState,
    options.cutTariff,
    options.draft,
    options.expenses,
  ];
  const marked = options.annulled ? '-x' : '';
  return `v${version}-m${options.mode}-${flags.map((flag) => (flag ? '1' : '0')).join('')}${marked}`;
}
