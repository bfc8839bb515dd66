// The build generates these modules from the sources of the kit and of the examples
// (shell/build/documentation.ts).
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

  /** The cost of each component, then the cost of the whole kit under the name `*`. */
  const costs: ComponentCost[];
  export default costs;
}
declare module '#documentation-snippets' {
  import type { Snippet } from '../../build/snippets.ts';

  /** By the file of examples, in source order. */
  const snippets: Partial<Record<string, Snippet[]>>;
  export default snippets;
}
