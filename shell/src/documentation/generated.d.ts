// What the build writes from the sources of the kit and of the examples (shell/build/documentation.ts).
declare module '#documentation-props' {
  import type { ComponentDocumentation, PropDocumentation } from '../../build/props.ts';

  export type { ComponentDocumentation, PropDocumentation };

  /** By the file in the kit. */
  const props: Partial<Record<string, ComponentDocumentation[]>>;
  export default props;
}
declare module '#documentation-costs' {
  import type { ComponentCost } from '../../build/costs.ts';

  export type { ComponentCost };

  /** One of each component, then one of the whole kit, which is called `*`. */
  const costs: ComponentCost[];
  export default costs;
}
declare module '#documentation-snippets' {
  import type { Snippet } from '../../build/snippets.ts';

  /** By the file of examples, in the order in which they are written. */
  const snippets: Partial<Record<string, Snippet[]>>;
  export default snippets;
}
