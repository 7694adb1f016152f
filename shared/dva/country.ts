/** What the DVA asks of a country. */
export interface DvaCountry {
  /** Caption of box 5. */
  taxIdCaption: string;
  /** Whether the customs service asks box 6, the importer's registration number (domain 2.1). */
  asksImporterRegister: boolean;
  /** Digits that a tariff code keeps on paper when its line claims an agreement and the option is on; spec 5. */
  preferentialDigits: number | undefined;
  /** Whether the customs service takes a summary of an order's DVAs (spec 2, Honduras). */
  summary: boolean;
  /** Law that the sworn declaration cites. */
  law: string;
}
