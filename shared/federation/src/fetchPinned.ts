/**
 * `import()` takes no hash. A module that was fetched ahead with one is the module that it gets.
 * @param url whole address of the module
 * @param integrity its hash, as `isPin` knows it
 * @throws where the module does not come, or has another hash
 */
export function fetchPinned(url: string, integrity: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  link.onload = () => resolve();
  link.onerror = () => reject(new Error(`${url} failed to load, or differs from the published file`));
  document.head.append(link);
  return promise.finally(() => link.remove());
}
