// The libraries for a portal without React. In a build for portals, the imports of this file are Preact (see
// shared/build). The same imports of other modules are the libraries of `holdLibraries`.
import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import type { Libraries } from './contract.ts';

export const libraries: Libraries = {
  react,
  'react/jsx-runtime': runtime,
  'react-dom': dom,
  'react-dom/client': client,
};
