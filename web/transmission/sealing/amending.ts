import type { DeclarationBody } from '../../../shared/transmission/acceptedVersions.ts';
import type { SealingScreens } from './screens.ts';

/** A kind of declaration, and how it says that its goods were cleared. */
export interface Amending<B extends DeclarationBody> extends Pick<
  SealingScreens<B>,
  'kind' | 'procedures' | 'words'
> {
  /** Day on which the goods were cleared after a review; '' before. */
  clearedOn: (body: B) => string;
}
