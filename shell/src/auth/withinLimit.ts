/**
 * Returns the answer, or rejects after the time limit.
 * @param ms the time limit, in milliseconds
 */
export async function withinLimit<T>(ms: number, answer: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error('The identity service does not answer')), ms);
  return Promise.race([answer, limit.promise]).finally(() => clearTimeout(timer));
}
