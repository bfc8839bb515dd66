// Part of every build in development, whose name its query says: takes what is built anew into the open page.

/** What was built last, as the page's own script (changes.js) has heard; absent on a page without it. */
declare global {
  var cabinetBuilt: Map<string, string> | undefined;
}

const name = __resourceQuery.slice(1);
const hot = import.meta.webpackHot;
let last = Promise.resolve();

/** Goes on to the build of that hash, step by step; what cannot be exchanged starts the page anew. */
async function follow(hash: string): Promise<void> {
  while (__webpack_hash__ !== hash) {
    const changed = await hot?.check(true);
    if (!changed) throw new Error('the way to what was built is lost');
  }
}

function followSoon(hash: string | undefined): void {
  if (hash) last = last.then(() => follow(hash)).catch(() => location.reload());
}

addEventListener('cabinet:built', (event) => {
  const built = (event as CustomEvent<{ name: string; hash: string }>).detail;
  if (built.name === name) followSoon(built.hash);
});
// A remote that is opened later than it was built anew comes as the page's list of remotes knows it.
followSoon(globalThis.cabinetBuilt?.get(name));
