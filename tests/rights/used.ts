import type { Done } from '../../infra/embedded/rights/rights.ts';

/** Variable that names the folder into which each test file writes what functions did while it ran. */
export const FOLDER = 'RIGHTS_FOLDER';

/** One thing that a function did. */
export interface Used {
  name: string;
  action: string;
  /** Physical name. */
  part: string;
}

export const textOf = ({ name, asked: { action, part } }: Done): string => [name, action, part].join(' ');

export function usedOf(text: string): Used {
  const [name = '', action = '', part = ''] = text.split(' ');
  return { name, action, part };
}

/** Name of the file in which a test file's is written. */
export const nameOf = (testPath: string): string => `${testPath.replaceAll(/\W+/g, '-')}.json`;
