import {
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type JSX,
  type ReactNode,
} from 'react';
import { untilThere } from './untilThere.ts';

/**
 * A part whose code comes when it is first drawn, so that the page around it does not wait; `meanwhile` stands in its place.
 * It is drawn as soon as it is there, where what React itself waits for stays hidden for 300 ms once `meanwhile` was shown.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let there: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  /** One that failed is tried anew by the next that needs it. */
  const fetched = (): Promise<void> =>
    (coming ??= untilThere(load).then(
      (part) => void (there = part),
      (thrown: unknown) => {
        coming = undefined;
        throw thrown;
      },
    ));
  return function Later(props) {
    const [Part, setPart] = useState(() => {
      // Asked for while the page around it is still drawn.
      if (!there) fetched().catch(() => undefined);
      return there;
    });
    const [failure, setFailure] = useState<{ thrown: unknown }>();
    useEffect(() => {
      if (Part || failure) return;
      let left = false;
      fetched().then(
        () => !left && startTransition(() => setPart(() => there)),
        (thrown: unknown) => !left && setFailure({ thrown }),
      );
      return () => void (left = true);
    }, [Part, failure]);
    if (failure) throw failure.thrown;
    if (!Part) return meanwhile;
    return (
      <Suspense fallback={meanwhile}>
        <Part {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  };
}
