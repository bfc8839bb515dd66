/**
 * Preloads a module with an integrity hash, because `import()` does not accept a hash. `import()` then uses
 * the preloaded module.
 * @param url absolute address of the module
 * @param integrity the module's hash, in the format of `isPin`
 * @throws if the module does not arrive, or has another hash
 */
export function fetchPinned(url: string, integrity: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  link.onload = () => resolve();
  link.onerror = () => reject(new Error(`${url} did not load, or does not match its pin`));
  document.head.append(link);
  return promise.finally(() => link.remove());
}
