import { createStore } from 'jotai';

/** The only store of the page. It holds the data that the start loads. SWR holds the data that pages read. */
export const store = createStore();
