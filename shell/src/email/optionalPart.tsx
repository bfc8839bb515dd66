import { reportError } from '@cabinet/state/report';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of the page that is fetched when it is first shown. One that cannot be fetched is reported and left out:
 * nothing else goes with it.
 * @param place names it in the report
 */
export function optionalPart<Props extends object>(
  place: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Part = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      reportError(error, place);
      return { default: () => null };
    }
  });
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
