import { reportError } from '@cabinet/state/report';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * Returns a component that loads a part of the page at its first render. If the load fails, the component
 * reports the error and renders nothing. The rest of the page stays.
 * @param place label of the part in the report
 */
export function optionalPart<Props extends object>(
  place: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Component = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      reportError(error, place);
      return { default: () => null };
    }
  });
  return (props) => (
    <Suspense fallback={null}>
      <Component {...props} />
    </Suspense>
  );
}
