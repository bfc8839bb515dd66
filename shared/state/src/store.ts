import { createStore } from 'jotai';

/** The one store of the page. What a page reads for itself lives in SWR; here lives what the start loads. */
export const store = createStore();
