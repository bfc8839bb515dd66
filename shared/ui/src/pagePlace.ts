import { createContext } from 'react';

/** Which page it is, where the document's address does not say so: inside a foreign page. */
export const PagePlace = createContext<string | null>(null);
