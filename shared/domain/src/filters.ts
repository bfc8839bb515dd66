/** Removes empty filters from the parameters of a request (§5). The values 0 and false are not empty. */
export function withoutEmpty(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
