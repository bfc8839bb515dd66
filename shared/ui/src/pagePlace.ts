import { createContext } from 'react';

/** The identity of the page, inside a foreign page, where the document's address does not identify it. */
export const PagePlace = createContext<string | null>(null);
