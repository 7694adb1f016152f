import { createContext, useContext } from 'react';
import { Icon } from './icons.tsx';
import { placeOf } from './unread.ts';

/** Other people by the places of a document where they are; of a line by its place without a field too. */
export type Others = ReadonlyMap<string, string>;

export const NOBODY: Others = new Map();

/** Who else is where in the document that is shown. */
export const OthersAt = createContext<Others>(NOBODY);

/** Names of the people who are anywhere in a line. */
export const inLine = (others: Others, dataSet: string, key: string | undefined): string | undefined =>
  others.size === 0 ? undefined : others.get(placeOf(dataSet, '', key ?? ''));

/** The people of a place, by name; said where the input is told of, so that it is not read twice. */
export const HereMark = ({ names }: { names: string | undefined }) =>
  names && (
    <span className="d-here" title={`${names}: aquí en este momento`}>
      <Icon name="person" />
      <span className="d-here-names">{names}</span>
    </span>
  );

/** Who is in a line, on its card. */
export function LineOthers({ dataSet, line }: { dataSet: string; line: string | undefined }) {
  const names = inLine(useContext(OthersAt), dataSet, line);
  return (
    names && (
      <>
        {' '}
        <span className="d-hidden">, en esta línea está </span>
        <HereMark names={names} />
      </>
    )
  );
}
