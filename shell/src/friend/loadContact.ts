/** Loads the chunk beside the page, and again after a failure. The document has a preload link for it. */
export function loadContact() {
  return import(/* webpackChunkName: "contact" */ './contact.ts');
}
