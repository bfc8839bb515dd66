/** Fetched beside the page, and again when that has failed; the document announces it. */
export function loadContact() {
  return import(/* webpackChunkName: "contact" */ './contact.ts');
}
