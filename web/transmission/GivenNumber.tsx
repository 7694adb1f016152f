import { LONGEST_NUMBER } from '../../shared/transmission/acceptance.ts';
import { PlainInput } from '../kit/simple.tsx';

/** The number that the authority gave, as a person knows it from elsewhere. */
export const GivenNumber = (props: { value: string; onChange: (value: string) => void; error: string }) => (
  <PlainInput label="Número que dio la autoridad" maxLength={LONGEST_NUMBER} {...props} />
);
