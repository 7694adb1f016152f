/**
 * Why rows of a partition stay few however long a company works here, of reads that take them all. A read that none of
 * these is true of says a `limit`.
 */
export type Few =
  | 'attempts upon one login'
  | 'companies of the installation'
  | 'costs of one order'
  | 'declarations of one manifest'
  | 'documents of one order'
  | 'factors of one person'
  | 'lists of one country'
  | 'manifests of one declaration'
  | 'operations of the authorities'
  | 'people of one company'
  | 'people who have one order open'
  | 'pieces of one list'
  | 'prints of one document'
  | 'programs of one company'
  | 'sessions of one person'
  | 'settings of one person'
  | 'states of one day, sixteen parts'
  | 'states, sixteen parts'
  | 'states, values of one column, sixteen parts'
  | 'steps of one transmission'
  | 'versions of one document before its upgrade'
  | 'what a test wrote itself';
