import { useDebouncedValue } from '@mantine/hooks';

const STILL_MS = 600;

/** A typed text as it stands once it was not typed at for a moment, so that each key asks the server nothing. */
export const useSettled = (typed: string): string => useDebouncedValue(typed, STILL_MS)[0];
