/** The parameters of a request without its empty filters (§5). What is 0 or false says something. */
export function withoutEmpty(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
